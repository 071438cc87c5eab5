package import BricolageCore

extension JSONDocument.Node {
    /// Whether the value can be a schema: an object, true or false.
    package var canBeSchema: Bool { kind == .object || kind == .bool }
}
