/// What a coder does with the types it has met, so that each is examined about once.
///
///     slots   [ – ][ Food ▸ native ][ – ][ Date ▸ override ] ...     slot = some bits of the type's address
///
/// A type that meets another one in its slot takes it over, so that a table never grows.
struct TypeTable<Action> {
    private var slots: [(type: ObjectIdentifier, action: Action)?]

    init() {
        slots = Swift.Array(repeating: nil, count: 64)
    }

    @inline(__always)
    mutating func action(for type: Any.Type, examine: () -> Action) -> Action {
        let identifier = ObjectIdentifier(type)
        let address = UInt(bitPattern: Int(bitPattern: identifier))
        let slot = Int(truncatingIfNeeded: (address >> 4 ^ address >> 10) & 63)
        if let known = slots[slot], known.type == identifier { return known.action }
        let action = examine()
        slots[slot] = (identifier, action)
        return action
    }
}
