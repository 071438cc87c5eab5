extension Nouns {
    /// Whether a name that is no plural may be a noun for one of several, as in a list `segment` of segments.
    ///
    ///     segment, fee type     may be one
    ///     data, news            is not counted
    ///     wish list, tree       is several by itself
    ///     affected, editable    says something about each of them
    ///     order by, allow in    is followed by a noun that is left out
    package static func mayBeOne(_ name: String) -> Bool {
        let word = lastWord(of: name).lowercased()
        guard word.count > 2, singular(name) == nil, !uncounted.contains(word), !masses.contains(word) else {
            return false
        }
        return !["ed", "able", "ible", "ing", "s"].contains(where: word.hasSuffix)
    }

    /// Nouns that are not counted, or for things that consist of several others, and words that are no nouns.
    private static let masses: Set<String> = [
        "all", "any", "array", "batch", "body", "bundle", "catalog", "chain", "chunk", "collection", "config",
        "content", "current", "data", "evidence", "exclude", "extra", "feed", "from", "graph", "group", "hardware",
        "help", "history", "include", "index", "info", "information", "input", "inventory", "knowledge", "lineup",
        "list", "log", "map", "matrix", "media", "menu", "metadata", "music", "new", "none", "not", "old", "one",
        "only", "order", "other", "out", "output", "path", "pipeline", "playlist", "pool", "queue", "registry",
        "sequence", "set", "software", "stack", "stuff", "table", "text", "then", "timeline", "traffic", "tree",
        "usage", "use", "value", "with",
    ]
}
