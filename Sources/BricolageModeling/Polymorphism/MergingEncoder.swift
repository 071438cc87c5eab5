internal import BricolageCore
internal import BricolageWriting

/// Lets several values write their members into one object.
///
/// Every coder allows that for a keyed container, and some of them trap on anything else. So the first value decides
/// whether there is an object at all, and if a later one encodes anything other than members, that becomes an error.
///
/// The kind of a value is known only while it is encoded, and a coder cannot undo anything. Values are not encoded by
/// another coder first to find their kind, because strategies, user info and paths must be those of the coder that
/// writes.
struct MergingEncoder: Encoder {
    private let base: any Encoder
    /// The keys that lead to the place where another value is written afterwards.
    private let openPath: ArraySlice<String>
    private let outcome: Outcome

    /// The result of the values encoded so far.
    final class Outcome {
        /// Whether the result is an object; nil before the first value.
        var isObject: Bool?
        /// Whether a value was encoded that is not an object but had to be.
        var isMisused = false
        /// Whether a value may have a member at the end of the open path.
        var mayMeetEndOfPath = false

        fileprivate init(isObject: Bool?) { self.isObject = isObject }

        /// Notes a value that is not an object; false if it had to be an object.
        fileprivate func take() -> Bool {
            if isObject != nil { isMisused = true } else { isObject = false }
            return !isMisused
        }
    }

    /// Creates an encoder for the members of values.
    ///
    /// - Parameters:
    ///   - isObject: Whether the result is an object; nil if the first value decides.
    ///   - openPath: The keys that lead to the place where another value is written afterwards. Every value on the path
    ///     must be an object, and is written such that members can be added to it.
    init(_ base: any Encoder, isObject: Bool? = nil, openPath: ArraySlice<String> = []) {
        self.init(base, openPath: openPath, outcome: Outcome(isObject: isObject))
    }

    init(_ base: any Encoder, openPath: ArraySlice<String>, outcome: Outcome) {
        self.base = base
        self.openPath = openPath
        self.outcome = outcome
    }

    /// Whether a value may have a member at the end of the open path.
    var mayMeetEndOfPath: Bool { outcome.mayMeetEndOfPath }

    /// Whether the first value was not an object, so that nothing can be added.
    var isComplete: Bool { outcome.isObject == false }

    /// Encodes the members of a value; false if it is not an object but must be one.
    func add(_ value: some Encodable) throws -> Bool {
        if value is any JSONWritableObject, base is any OutputProvidingEncoder, openPath.isEmpty {
            outcome.isObject = true
            try value.encode(to: base)
        } else {
            try Wrapping(encoder: self).encode(value)
        }
        return !outcome.isMisused
    }

    var codingPath: [any CodingKey] { base.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        outcome.isObject = true
        let members = base.container(keyedBy: type)
        if openPath.isEmpty { return members }
        return KeyedEncodingContainer(
            OpenPathContainer(base: members, userInfo: userInfo, path: openPath, outcome: outcome))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        if outcome.take() { return base.unkeyedContainer() }
        var members = base.container(keyedBy: JSONCodingKey.self)
        return members.nestedUnkeyedContainer(forKey: "")
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { Wrapping(encoder: self) }

    /// Passes on to the value that another one wraps; a scalar has no members.
    private struct Wrapping: SingleValueEncodingContainer {
        let encoder: MergingEncoder

        var codingPath: [any CodingKey] { encoder.codingPath }

        func encodeNil() throws {
            guard encoder.outcome.take() else { return }
            var container = encoder.base.singleValueContainer()
            try container.encodeNil()
        }

        func encode<T: Encodable>(_ value: T) throws {
            guard isScalar(value) else { return try value.encode(to: encoder) }
            guard encoder.outcome.take() else { return }
            var container = encoder.base.singleValueContainer()
            try container.encode(value)
        }

        /// Whether a coder writes a value as a whole, without calling its code; the code of other values reveals their
        /// kind.
        private func isScalar<T: Encodable>(_ value: T) -> Bool {
            guard ValueCoding.isWhole(T.self) || T.self is any OverriddenValue.Type else { return false }
            return !(T.self is any DescribedCollection.Type || value is JSON || value is JSON.Object)
        }
    }
}
