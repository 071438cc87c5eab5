/// A stored property of a struct or a class, or an element of a tuple, as the runtime knows it without an instance.
package struct StoredProperty {
    package let name: String
    package let type: Any.Type
    /// Whether it is declared by `var`.
    package let isVariable: Bool

    /// The properties in the order of their declaration, those of superclasses first; none for other types.
    package static func all(of type: Any.Type) -> [StoredProperty] {
        guard [Kind.structure, .tuple, .nativeClass].contains(Kind(type)) else { return [] }
        return (0..<childCount(type)).map { position in
            var metadata = ChildMetadata()
            let child = childType(type, index: position, &metadata)
            defer { metadata.free?(metadata.name) }
            let name = metadata.name.map { String(cString: $0) } ?? ""
            return StoredProperty(name: name, type: child, isVariable: metadata.isVariable)
        }
    }

    /// The kind of a type, in the numbers of the stable ABI.
    package struct Kind: Equatable {
        package static let nativeClass = Kind(number: 0)
        static let structure = Kind(number: 0x200)
        static let enumeration = Kind(number: 0x201)
        package static let tuple = Kind(number: 0x301)

        private let number: UInt

        private init(number: UInt) { self.number = number }

        package init(_ type: Any.Type) { self.init(number: metadataKind(type)) }
    }
}

// MARK: Runtime functions that `Mirror` itself uses

/// Invariant: laid out as the runtime's `FieldReflectionMetadata`.
private struct ChildMetadata {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_ type: Any.Type) -> UInt

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func childCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childType(
    _ type: Any.Type, index: Int, _ metadata: UnsafeMutablePointer<ChildMetadata>
) -> Any.Type
