public import BricolageCore
public import BricolageFields
internal import BricolagePointers
public import BricolageWriting

extension JSONPatch: JSONReadableValue, JSONWritableValue {
    /// Reads the array of operations (RFC 6902, section 3).
    public init(json: JSONDocument.Node) throws {
        operations = try json.read()
    }

    /// Writes the array of operations.
    public func write(json: inout JSONOutput) {
        operations.write(json: &json)
    }
}

extension JSONPatch.Operation: JSONReadableObject, JSONWritableObject {
    /// Reads an operation; members that it does not need are ignored (RFC 6902, section 4).
    public init(fields: inout JSONFields) throws {
        let name: Name = try fields["op"]
        let path = (try fields["path"] as PointerText).pointer
        switch name {
        case .add: self = .add(try fields["value"], at: path)
        case .remove: self = .remove(at: path)
        case .replace: self = .replace(at: path, with: try fields["value"])
        case .move: self = .move(from: (try fields["from"] as PointerText).pointer, to: path)
        case .copy: self = .copy(from: (try fields["from"] as PointerText).pointer, to: path)
        case .test: self = .test(at: path, equals: try fields["value"])
        }
    }

    /// Writes the operation with the members that it needs.
    public func write(fields: inout JSONOutput) {
        switch self {
        case .add(let value, let pointer):
            fields["op"] = Name.add
            fields["path"] = pointer.description
            fields["value"] = value
        case .remove(let pointer):
            fields["op"] = Name.remove
            fields["path"] = pointer.description
        case .replace(let pointer, let value):
            fields["op"] = Name.replace
            fields["path"] = pointer.description
            fields["value"] = value
        case .move(let source, let target):
            fields["op"] = Name.move
            fields["from"] = source.description
            fields["path"] = target.description
        case .copy(let source, let target):
            fields["op"] = Name.copy
            fields["from"] = source.description
            fields["path"] = target.description
        case .test(let pointer, let value):
            fields["op"] = Name.test
            fields["path"] = pointer.description
            fields["value"] = value
        }
    }

    private enum Name: String, JSONClosedEnum {
        case add, remove, replace, move, copy, test
    }

    /// A pointer as text, so that a malformed one is reported at its place.
    private struct PointerText: JSONReadableValue, DescribedCollection {
        static let expectedWords = "a JSON Pointer"

        let pointer: JSONPointer

        init(json: JSONDocument.Node) throws {
            let text: String = try json.read()
            do throws(JSONPointerError) {
                pointer = try JSONPointer(text)
            } catch {
                throw json.failure("\(Self.expectedWords): \(error.message)")
            }
        }

        static func absent(_ key: StaticString, in object: JSONDocument.Node?) throws -> PointerText {
            throw JSONReadingError(.missing(key: key.description), at: object, expected: expectedWords)
        }
    }
}
