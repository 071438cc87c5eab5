extension Documentation.Notes {
    /// The notes in words, each a paragraph.
    var sentences: [String] {
        var sentences: [String] = []
        if contains(.readOnly) { sentences.append("Read-only: set by the owner of the data.") }
        if contains(.writeOnly) { sentences.append("Write-only: never returned.") }
        if contains(.deprecated) { sentences.append("Deprecated.") }
        return sentences
    }
}
