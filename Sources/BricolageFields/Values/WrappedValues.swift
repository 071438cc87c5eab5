public import BricolageCore

// What is known of types that wrap another one: they are read like that one.

extension Nullable: JSONRecognizable {
    /// Null is likely; for other values the wrapped type decides.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        json.isNull ? .likely : .of(json, as: Wrapped.self)
    }
}

extension Indirect: JSONRecognizable {
    /// As for the type in the box.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition { .of(json, as: Value.self) }
}

extension Nullable: DescribedCollection {
    package static var expectedWords: String { ExpectedKind.words(for: Wrapped.self) }
}

extension Indirect: DescribedCollection {
    package static var expectedWords: String { ExpectedKind.words(for: Value.self) }
}

extension Indirect: ElementHolding {
    package static var elementType: Any.Type { Value.self }
}

extension Nullable: ElementHolding {
    package static var elementType: Any.Type { Wrapped.self }
}
