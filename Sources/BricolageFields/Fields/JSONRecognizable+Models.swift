public import BricolageCore

extension JSONReadableObject {
    /// Objects are possible.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition { .kind(.object, in: json) }
}

extension JSONOpenEnum {
    /// As for the raw value.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition { .of(json, as: RawValue.self) }
}

extension JSONClosedEnum {
    /// Possible if the raw value is.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        JSONRecognition.of(json, as: RawValue.self) == .impossible ? .impossible : .possible
    }
}
