/// The keys that lead to the value that is being encoded, as far as somebody asks for them.
///
///     {"points": [4, 5]}        base [ ]   ◀── step "points"   ◀── step 1
///
/// A step lives on the stack of the call that encodes its value, and points to the key and to the step before it. Keys are
/// made only when the path is asked for, so a step costs a few words.
///
/// Invariant: a segment points to a step only while the call that made it runs.
struct EncodingStep {
    private let outer: UnsafePointer<EncodingStep>?
    private let key: Key
    /// How many keys lead here.
    let count: Int

    private enum Key {
        case key(UnsafeRawPointer, any CodingKey.Type)
        case index(Int)
    }

    /// A step to the value of a key.
    @inline(__always)
    init<K: CodingKey>(key: UnsafePointer<K>, after outer: UnsafePointer<EncodingStep>?, count: Int) {
        self.key = .key(UnsafeRawPointer(key), K.self)
        self.outer = outer
        self.count = count &+ 1
    }

    /// A step to an element.
    @inline(__always)
    init(index: Int, after outer: UnsafePointer<EncodingStep>?, count: Int) {
        key = .index(index)
        self.outer = outer
        self.count = count &+ 1
    }

    private var codingKey: any CodingKey {
        switch key {
        case .key(let pointer, let type): Self.load(type, from: pointer)
        case .index(let index): JSONCodingKey(intValue: index)
        }
    }

    private static func load<K: CodingKey>(_ type: K.Type, from pointer: UnsafeRawPointer) -> any CodingKey {
        pointer.assumingMemoryBound(to: type).pointee
    }

    /// The keys of a step and of all before it.
    static func keys(to step: UnsafePointer<EncodingStep>?) -> [any CodingKey] {
        var keys: [any CodingKey] = []
        var next = step
        while let step = next {
            keys.append(step.pointee.codingKey)
            next = step.pointee.outer
        }
        return keys.reversed()
    }
}
