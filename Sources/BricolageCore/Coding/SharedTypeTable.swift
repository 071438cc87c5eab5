internal import Synchronization

/// What the conformances of types mean for a coder, found out once for the whole process.
///
///     slots   [ – ][ ● ][ – ][ ● ][ ● ] ...      slot = some bits of the type's address, or one of the next three
///                    ▼         ▼    ▼
///     entries      Order    [Food] Food          written once, never moved, released with the table
///
/// The runtime takes 300 instructions to find a conformance that it knows, and a coder needs several for each type of
/// each call. Conformances do not change, except that a library which is loaded while the program runs may add some: a
/// type that was met before stays as it was then.
///
/// Needs no lock: a slot is empty, or refers to one entry as long as the table exists. A type whose slots are taken is
/// examined again by each session, so the table never grows. Owns the memory of the slots and of the entries.
/// Invariants: a reference in a slot is to an initialised entry, and was stored after that; entries and their facts do
/// not change. Unchecked, because the compiler sees neither behind the pointers.
package struct SharedTypeTable: ~Copyable, @unchecked Sendable {
    private typealias Entry = (type: ObjectIdentifier, facts: AnyObject)

    private let slots: UnsafeMutablePointer<Atomic<UnsafePointer<Entry>?>>
    private let count: Int
    /// How many slots a type may be in.
    private static var choices: Int { 4 }

    /// - Parameter count: The number of slots, a power of two.
    package init(count: Int = 1_024) {
        self.count = count
        slots = .allocate(capacity: count)
        for slot in 0..<count { (slots + slot).initialize(to: Atomic(nil)) }
    }

    deinit {
        for slot in 0..<count {
            guard let entry = slots[slot].load(ordering: .acquiring) else { continue }
            UnsafeMutablePointer(mutating: entry).deinitialize(count: 1).deallocate()
        }
        slots.deinitialize(count: count).deallocate()
    }

    /// The facts about a type, which are made when it is met for the first time.
    package func facts(about type: Any.Type, _ examine: () -> AnyObject) -> AnyObject {
        let identifier = ObjectIdentifier(type)
        let address = UInt64(UInt(bitPattern: identifier))
        let first = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) &>> 48)
        for choice in 0..<Self.choices {
            let slot = (first + choice) & (count - 1)
            guard let entry = slots[slot].load(ordering: .acquiring) else {
                let facts = examine()
                fill(slot, (identifier, facts))
                return facts
            }
            if entry.pointee.type == identifier { return entry.pointee.facts }
        }
        return examine()
    }

    /// Fills an empty slot, unless another thread was faster.
    private func fill(_ slot: Int, _ entry: Entry) {
        let memory = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
        memory.initialize(to: entry)
        let (isFilled, _) = slots[slot].compareExchange(
            expected: nil, desired: UnsafePointer(memory), ordering: .acquiringAndReleasing)
        if !isFilled { memory.deinitialize(count: 1).deallocate() }
    }
}
