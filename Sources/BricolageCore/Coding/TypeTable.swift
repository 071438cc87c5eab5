/// What a coder knows of the types it has met, so that each is examined about once.
///
///     first   Order ▸ containers
///     slots   [ – ][ Food ▸ native ][ – ][ Date ▸ override ] ...     slot = some bits of the type's address
///
/// Open addressing with linear probing, at most half full. The first type, which for small documents is the only one,
/// needs no slots. A table of 1,024 slots that is half full starts over empty, so that it never grows beyond them.
///
/// Owns the memory of the first entry and of the slots. Invariants: `first` is nil or initialised; `capacity` is zero
/// or a power of two, all of its slots are initialised, at least half of them to nil.
///
/// The first entry is behind a pointer too: this compiler never calls the `deinit` of a noncopyable generic struct that
/// holds a value of its parameter. Everything is inlinable, so that it is specialised in other modules.
@usableFromInline package struct TypeTable<Value>: ~Copyable {
    @usableFromInline typealias Entry = (type: ObjectIdentifier, value: Value)

    @usableFromInline var first = UnsafeMutablePointer<Entry>(bitPattern: 0)
    @usableFromInline var slots = UnsafeMutablePointer<Entry?>(bitPattern: 0)
    @usableFromInline var capacity = 0
    @usableFromInline var count = 0

    @inlinable
    package init() {}

    @inlinable
    deinit {
        first?.deinitialize(count: 1).deallocate()
        slots?.deinitialize(count: capacity).deallocate()
    }

    @inlinable @inline(__always)
    package mutating func value(for type: Any.Type, examine: () -> Value) -> Value {
        let identifier = ObjectIdentifier(type)
        if let first, first.pointee.type == identifier { return first.pointee.value }
        if let slots {
            var slot = firstSlot(of: identifier)
            while let known = slots[slot] {
                if known.type == identifier { return known.value }
                slot = (slot &+ 1) & (capacity &- 1)
            }
        }
        let value = examine()
        insert((identifier, value))
        return value
    }

    @inlinable @inline(__always)
    func firstSlot(of identifier: ObjectIdentifier) -> Int {
        let address = UInt64(UInt(bitPattern: Int(bitPattern: identifier)))
        return Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) &>> 48) & (capacity &- 1)
    }

    @inlinable @inline(never)
    mutating func insert(_ entry: Entry) {
        guard first != nil else {
            let memory = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
            memory.initialize(to: entry)
            first = memory
            return
        }
        if count * 2 >= capacity { grow() }
        guard let slots else { return }
        var slot = firstSlot(of: entry.type)
        while slots[slot] != nil { slot = (slot + 1) & (capacity - 1) }
        slots[slot] = entry
        count += 1
    }

    @inlinable
    mutating func grow() {
        let old = (slots: slots, capacity: capacity)
        capacity = min(1024, max(8, 2 * capacity))
        count = 0
        let larger = UnsafeMutablePointer<Entry?>.allocate(capacity: capacity)
        larger.initialize(repeating: nil, count: capacity)
        slots = larger
        guard let oldSlots = old.slots else { return }
        if old.capacity < capacity {
            for slot in 0..<old.capacity {
                if let entry = oldSlots[slot] { insert(entry) }
            }
        }
        oldSlots.deinitialize(count: old.capacity).deallocate()
    }
}
