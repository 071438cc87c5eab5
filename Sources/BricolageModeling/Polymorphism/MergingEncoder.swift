internal import BricolageCore
internal import BricolageWriting

/// Lets a value write its members into an object that was begun before.
///
/// Every coder allows that for a keyed container and some of them trap on anything else, so what a value encodes
/// besides members is caught here and becomes an error.
struct MergingEncoder: Encoder {
    private final class Misuse {
        var happened = false
    }

    private let base: any Encoder
    private let misuse = Misuse()

    /// Encodes the members of a value.
    ///
    /// - Throws: `JSONVariantError.notAnObject` for a value that is no object, and what the value throws.
    static func encode(_ value: any Encodable, into encoder: any Encoder) throws {
        if value is any JSONWritableObject, encoder is any OutputProvidingEncoder {
            return try value.encode(to: encoder)
        }
        let merging = MergingEncoder(base: encoder)
        try value.encode(to: merging)
        if merging.misuse.happened { throw JSONVariantError.notAnObject("\(type(of: value))") }
    }

    private init(base: any Encoder) { self.base = base }

    var codingPath: [any CodingKey] { base.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        base.container(keyedBy: type)
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        misuse.happened = true
        var members = base.container(keyedBy: JSONCodingKey.self)
        return members.nestedUnkeyedContainer(forKey: "")
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { Wrapping(encoder: self) }

    /// A value that wraps another one is looked through; a scalar has no members.
    private struct Wrapping: SingleValueEncodingContainer {
        let encoder: MergingEncoder

        var codingPath: [any CodingKey] { encoder.codingPath }

        func encodeNil() throws { encoder.misuse.happened = true }

        func encode<T: Encodable>(_ value: T) throws {
            if ValueCoding.isWhole(T.self), !(value is JSON), !(value is JSON.Object) {
                encoder.misuse.happened = true
            } else {
                try value.encode(to: encoder)
            }
        }
    }
}
