extension Documentation.Notes {
    /// What the notes say, each a paragraph.
    var sentences: [String] {
        var sentences: [String] = []
        if contains(.readOnly) { sentences.append("Read-only: whoever keeps the data sets it.") }
        if contains(.writeOnly) { sentences.append("Write-only: it is sent and never comes back.") }
        if contains(.deprecated) { sentences.append("Deprecated.") }
        return sentences
    }
}
