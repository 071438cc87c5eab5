import Bricolage

extension JSONPointer {
    /// The place that a coding path leads to.
    init(codingPath: [any CodingKey]) {
        self.init(tokens: codingPath.map { key in key.intValue.map(String.init) ?? key.stringValue })
    }
}
