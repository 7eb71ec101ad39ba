/** ULIDs: the value, its text, its generators. */
module org.ulidjpa {
    requires static org.jspecify;

    exports org.ulidjpa;
}
