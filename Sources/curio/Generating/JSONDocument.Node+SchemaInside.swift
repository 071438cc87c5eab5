internal import BricolageCore

extension JSONDocument.Node {
    /// The most values that are looked at.
    private static let mostLooks = 10_000

    /// The way to the first value inside that says what an object has; nil where there is none, or none near the
    /// beginning.
    ///
    ///     {"kind": "CustomResourceDefinition", "spec": {"versions": [{"schema": {"openAPIV3Schema": {…}}}]}}
    var pointerToSchemaInside: JSONPointer? {
        var pending = [self]
        for _ in 0..<Self.mostLooks {
            guard let node = pending.popLast() else { return nil }
            if node.index != index, node["type"]?.string == "object", node["properties"]?.kind == .object {
                return node.pointer
            }
            let inside = node.kind == .object ? node.members.map(\.value) : Array(node.elements)
            pending += inside.reversed()
        }
        return nil
    }
}
