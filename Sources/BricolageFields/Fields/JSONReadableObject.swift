public import BricolageCore

/// A type whose JSON is an object, read field by field.
///
///     struct Food: JSONReadableObject {
///         var title: String
///         var calories: Int?
///
///         init(fields: inout JSONFields) throws {
///             title = try fields["title"]
///             calories = try fields["calories"]
///         }
///     }
///
/// The initialiser may run twice over one object: an object with duplicate keys is read again with the last of them.
public protocol JSONReadableObject: JSONReadable, JSONRecognizable {
    /// Reads the fields of an object.
    init(fields: inout JSONFields) throws
}

extension JSONReadableObject {
    /// Reads an object of a document.
    public init(json: borrowing JSONDocument.Node) throws {
        guard json.tapeNode.tag == .object else {
            self = try json.refuse(expected: "an object")
            return
        }
        guard StackRoom.isLeft else { throw json.tooDeep }
        self = try TrialMemory.isInUse ? Self.recalling(copy json) : Self.reading(json)
    }

    /// Takes the result for an object with duplicate keys from memory.
    @inline(never)
    private static func recalling(_ json: JSONDocument.Node) throws -> Self {
        guard let known = TrialMemory.outcome(of: Self.self, at: json) else { return try reading(json) }
        return try known.value(at: json) { try reading(json) }
    }

    @inline(__always)
    private static func reading(_ json: borrowing JSONDocument.Node) throws -> Self {
        var fields = JSONFields(object: json)
        do {
            let value = try Self(fields: &fields)
            if !fields.hasDuplicates() { return value }
        } catch {
            // Also if all members were requested: a type that tries one key as two types has got two members.
            guard fields.repeatsKey() else { throw error }
        }
        return try rereading(copy json)
    }

    /// Reads an object with duplicate keys once more: of members with the same key the last one counts.
    @inline(never)
    private static func rereading(_ json: JSONDocument.Node) throws -> Self {
        try TrialMemory.rereading(Self.self, at: json) {
            var fields = JSONFields(object: json, indexed: true)
            return try Self(fields: &fields)
        }
    }

    /// Reads an object from any coder.
    ///
    /// Other coders use their own strategies and numbers.
    public init(from decoder: any Decoder) throws {
        let native = decoder as? any NodeProvidingDecoder
        if let native {
            if let observed = try native.observed(Self.self) {
                self = observed
                return
            }
            if !native.hasStrategies {
                self = try Self(json: native.node)
                return
            }
        }
        do {
            var fields = try JSONFields(of: CoderObject(decoder, native))
            self = try Self(fields: &fields)
        } catch let error as JSONReadingError {
            throw error.decodingError(within: decoder)
        }
    }
}
