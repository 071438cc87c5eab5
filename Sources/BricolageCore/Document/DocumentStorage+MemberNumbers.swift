extension DocumentStorage {
    /// The keys of an object, each with the number of its member; nil if `Dictionary` regards two of them as equal.
    ///
    ///     {"a": {…}, "b": {…}}        numbers   a ▸ 0, b ▸ 1
    ///                                 values    [ {…}, {…} ]       read in their order
    ///                                 result    a ▸ {…}, b ▸ {…}   by `mapValues`, which hashes nothing again
    ///
    /// A dictionary whose type of values is known only at run time looks that type up with each insertion. A dictionary
    /// of numbers does not, so this detour takes less than half the time of the direct way.
    func memberNumbers(of object: Int) -> [String: UInt32]? {
        let node = tape[object]
        var numbers: [String: UInt32] = [:]
        numbers.reserveCapacity(Int(node.length))
        var key = object + 1
        for number in 0..<node.length {
            guard numbers.updateValue(number, forKey: string(key)) == nil else { return nil }
            key = Int(tape[key + 1].next)
        }
        return numbers
    }

    /// The same for keys that spell integers as Swift does; nil if one does not.
    func memberNumbersOfIntegers(in object: Int) -> [Int: UInt32]? {
        let node = tape[object]
        var numbers: [Int: UInt32] = [:]
        numbers.reserveCapacity(Int(node.length))
        var key = object + 1
        for number in 0..<node.length {
            guard let integer = plainInteger(ofKey: key), numbers.updateValue(number, forKey: integer) == nil else {
                return nil
            }
            key = Int(tape[key + 1].next)
        }
        return numbers
    }

    /// The integer of up to eighteen digits that a key spells; nil for keys with a plus sign or an escape.
    private func plainInteger(ofKey key: Int) -> Int? {
        let node = tape[key]
        var digits = UnsafeBufferPointer(start: source + (Int(node.offset) + 1), count: Int(node.length))[...]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits.removeFirst() }
        guard 1...18 ~= digits.count else { return nil }
        var value = 0
        for digit in digits {
            guard 0x30...0x39 ~= digit else { return nil }
            value = value * 10 + Int(digit - 0x30)
        }
        return isNegative ? -value : value
    }
}

extension Dictionary {
    /// The members of an object from the numbers of its keys and a function that makes the values in their order.
    ///
    /// - Throws: What the function throws.
    @inline(__always)
    init(
        numbers: [Key: UInt32], _ makeValues: (UnsafeMutableBufferPointer<Value>, inout Int) throws -> Void
    ) throws {
        let made = try Self(count: numbers.count) { memory, count in
            try makeValues(memory, &count)
            return numbers
        }
        self = made ?? [:]
    }

    /// Creates a dictionary of values that a function makes, from the numbers that it returns for their keys; nil if it
    /// returns none, or not one for each value.
    ///
    /// Invariants: the function makes as many values as there is room for, or throws or returns nil, and counts those
    /// that it has made; each number is that of one key, so each value is moved out of the memory once.
    ///
    /// - Throws: What the function throws.
    @inline(__always)
    init?(
        count: Int, _ makeValues: (UnsafeMutableBufferPointer<Value>, inout Int) throws -> [Key: UInt32]?
    ) throws {
        let memory = UnsafeMutableBufferPointer<Value>.allocate(capacity: count)
        defer { memory.deallocate() }
        var made = 0
        do {
            guard let numbers = try makeValues(memory, &made), numbers.count == made else {
                memory[..<made].deinitialize()
                return nil
            }
            self = numbers.mapValues { memory.moveElement(from: Int($0)) }
        } catch {
            memory[..<made].deinitialize()
            throw error
        }
    }
}
