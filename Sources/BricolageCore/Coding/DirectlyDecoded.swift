/// A collection of the standard library that is made without a container.
///
/// Its own `init(from:)` would ask a container for one element after the other; here the action for their type is
/// looked up once for all elements.
package protocol DirectlyDecoded {
    /// Whether no key strategy converts the keys of its values, if they have any.
    static var keysAreData: Bool { get }

    /// Decodes the value at a place of the tape into memory for a value of this type.
    ///
    /// If the type is known only at run time, this saves moving the value.
    static func decode(
        at index: Int, in context: DecodingContext, into memory: UnsafeMutableRawPointer) throws
}

extension DirectlyDecoded {
    package static var keysAreData: Bool { true }
}

extension Array: DirectlyDecoded where Element: Decodable {
    package static func decode(
        at index: Int, in context: DecodingContext, into memory: UnsafeMutableRawPointer
    ) throws {
        memory.assumingMemoryBound(to: Self.self).initialize(to: try context.elements(of: index))
    }
}

extension Optional: DirectlyDecoded where Wrapped: Decodable {
    package static func decode(
        at index: Int, in context: DecodingContext, into memory: UnsafeMutableRawPointer
    ) throws {
        let place = memory.assumingMemoryBound(to: Self.self)
        if context.isNull(index) {
            place.initialize(to: nil)
        } else {
            place.initialize(to: try context.decode(Wrapped.self, .value(index)))
        }
    }
}

extension Set: DirectlyDecoded where Element: Decodable {
    package static func decode(
        at index: Int, in context: DecodingContext, into memory: UnsafeMutableRawPointer
    ) throws {
        // The compiler knows how these are hashed.
        if Element.self == String.self {
            memory.assumingMemoryBound(to: Set<String>.self).initialize(to: Set<String>(try context.strings(of: index)))
        } else if Element.self == Int.self {
            memory.assumingMemoryBound(to: Set<Int>.self).initialize(to: Set<Int>(try context.integers(of: index)))
        } else {
            memory.assumingMemoryBound(to: Self.self).initialize(to: Self(try context.elements(of: index)))
        }
    }
}

extension DecodingContext {
    /// The members of an object, whose keys are data, which no key strategy converts.
    func members<Value: Decodable>(of object: Int) throws -> [String: Value] {
        guard tag(object) == .object else {
            throw failure(.wrongKind, .value(object), expected: "an object", [String: Value].self)
        }
        guard let numbers = storage.memberNumbers(of: object) else { return try membersOneByOne(of: object) }
        return try members(of: object, numbers: numbers)
    }

    /// The members of an object in which some keys are the same, or are equal for `Dictionary`.
    @inline(never)
    fileprivate func membersOneByOne<Value: Decodable>(of object: Int) throws -> [String: Value] {
        var result: [String: Value] = [:]
        let end = Int(tape[object].next)
        var key = object + 1
        let shadowed = session.index(of: node(object)).shadowed
        while key < end {
            if !shadowed.contains(key) {
                let value = try decode(Value.self, .entry(key + 1))
                let text = storage.string(key)
                if result.updateValue(value, forKey: text) != nil, result.mergesKeys(text) {
                    throw failure(
                        .invalidValue, .entry(key + 1), expected: [String: Value].expectedKey, [String: Value].self)
                }
            }
            key = Int(tape[key + 1].next)
        }
        return result
    }
}
