/// Dictionaries are objects if their keys are strings or integers, or are represented by these, and arrays of keys and
/// values otherwise.
///
/// Unusual cases, such as duplicate keys, and all errors are left to the standard library.
extension Dictionary: DirectlyDecoded where Key: Decodable, Value: Decodable {
    package static var keysAreData: Bool {
        Key.self == String.self || !(Key.self is any CodingKeyRepresentable.Type)
    }

    package static func decode(
        at index: Int, in context: DecodingContext, into memory: UnsafeMutableRawPointer
    ) throws {
        if Key.self == String.self {
            memory.assumingMemoryBound(to: [String: Value].self).initialize(to: try context.members(of: index))
        } else if Key.self == Int.self {
            let numbers = context.tag(index) == .object ? context.storage.memberNumbersOfIntegers(in: index) : nil
            let result: [Int: Value] =
                if let numbers {
                    try context.members(of: index, numbers: numbers)
                } else {
                    try context.decodeInContainers([Int: Value].self, at: index)
                }
            memory.assumingMemoryBound(to: [Int: Value].self).initialize(to: result)
        } else {
            let result = try Self(usual: index, in: context) ?? context.decodeInContainers(Self.self, at: index)
            memory.assumingMemoryBound(to: Self.self).initialize(to: result)
        }
    }

    private init?(usual index: Int, in context: DecodingContext) throws {
        guard let keys = Key.self as? any (CodingKeyRepresentable & Hashable).Type else {
            try self.init(pairs: index, in: context)
            return
        }
        guard context.tag(index) == .object, let numbers = context.storage.memberNumbers(of: index, keys),
            let numbers = numbers as? [Key: UInt32]
        else { return nil }
        self = try context.members(of: index, numbers: numbers)
    }

    /// Reads keys and values in turn from an array.
    private init?(pairs array: Int, in context: DecodingContext) throws {
        let (keyAction, valueAction) = (context.session.action(for: Key.self), context.session.action(for: Value.self))
        let length = Int(context.tape[array].length)
        guard context.tag(array) == .array, length.isMultiple(of: 2) else { return nil }
        guard length > 0 else {
            self = Self()
            return
        }
        try self.init(count: length / 2) { values, count in
            var numbers: [Key: UInt32] = [:]
            numbers.reserveCapacity(length / 2)
            var index = array + 1
            let depth = context.enter(.element(index, position: 0))
            defer { context.leave(depth) }
            while count < values.count {
                context.move(to: .element(index, position: 2 * count), depth: depth)
                let key = try context.decode(Key.self, at: index, by: keyAction)
                index = Int(context.tape[index].next)
                context.move(to: .element(index, position: 2 * count + 1), depth: depth)
                values.initializeElement(at: count, to: try context.decode(Value.self, at: index, by: valueAction))
                index = Int(context.tape[index].next)
                let isRepeated = numbers.updateValue(UInt32(truncatingIfNeeded: count), forKey: key) != nil
                count += 1
                if isRepeated { return nil }
            }
            return numbers
        }
    }
}

extension DocumentStorage {
    /// The keys of an object, converted to a type, each with the number of its member; nil if one cannot be converted,
    /// or two become equal.
    fileprivate func memberNumbers<Key: CodingKeyRepresentable & Hashable>(of object: Int, _ type: Key.Type) -> Any? {
        let node = tape[object]
        var numbers: [Key: UInt32] = [:]
        numbers.reserveCapacity(Int(node.length))
        var key = object + 1
        for number in 0..<node.length {
            guard let known = Key(codingKey: DictionaryKey(string(key))),
                numbers.updateValue(number, forKey: known) == nil
            else { return nil }
            key = Int(tape[key + 1].next)
        }
        return numbers
    }
}

/// A key as the dictionaries of the standard library pass it on, with the integer that it spells.
package struct DictionaryKey: CodingKey {
    package let stringValue: String

    package init(_ text: String) { stringValue = text }
    package init?(stringValue: String) { self.init(stringValue) }
    package init?(intValue: Int) { self.init(String(intValue)) }

    package var intValue: Int? { Int(stringValue) }
}
