extension DocumentStorage {
    /// The keys of an object, each with the number of its member; nil where two of them are the same to `Dictionary`.
    ///
    ///     {"a": {…}, "b": {…}}        numbers   a ▸ 0, b ▸ 1
    ///                                 values    [ {…}, {…} ]       read in their order
    ///                                 result    a ▸ {…}, b ▸ {…}   by `mapValues`, which hashes nothing again
    ///
    /// A dictionary of values whose type is known only while the program runs looks that type up with each insertion.
    /// Of numbers none does, and so the detour takes less than half the time of the direct way.
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
}

extension Dictionary where Key == String {
    /// The members of an object from the numbers of its keys and a function that makes the values in their order.
    ///
    /// Invariants: the function makes as many values as there are keys, or throws, and counts those that it has made;
    /// each number is that of one key, so each value is moved out of the memory once.
    ///
    /// - Throws: What the function throws.
    @inline(__always)
    init(numbers: [String: UInt32], _ makeValues: (UnsafeMutableBufferPointer<Value>, inout Int) throws -> Void) throws
    {
        let memory = UnsafeMutableBufferPointer<Value>.allocate(capacity: numbers.count)
        defer { memory.deallocate() }
        var count = 0
        do {
            try makeValues(memory, &count)
        } catch {
            memory[..<count].deinitialize()
            throw error
        }
        precondition(count == numbers.count)
        self = numbers.mapValues { memory.moveElement(from: Int($0)) }
    }
}
