internal import BricolageCore

extension JSONDocument.Node {
    /// How many values are examined.
    private static let mostLooks = 10_000

    /// The pointer to the first value inside that is a schema of objects; nil if there is none among the first values.
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
