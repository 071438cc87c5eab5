/// What the storages of arrays and objects have in common: they know how deep their contents are nested.
///
/// Swift releases nested values by recursion, which overflows the stack for deep ones. `height` is an upper bound for
/// the levels of nesting, except that an empty innermost container may not be counted. A storage higher than
/// `recursionLimit` takes itself apart step by step instead.
package enum ContainerStorage {
    /// Heights up to this are released by the ordinary recursion, a few hundred bytes of stack a level.
    static let recursionLimit = 128

    /// The height of a value: 0 for scalars, one more than the highest content for containers.
    @inlinable @inline(__always)
    package static func height(of value: JSON) -> Int {
        switch value {
        case .array(let elements): elements.storage.height
        case .object(let members): members.storage?.height ?? 1
        default: 0
        }
    }

    /// Releases values without recursion: they are taken out of the array, and contents that only they hold are taken
    /// out of them.
    static func release(_ values: inout [JSON]) {
        var pending: [JSON] = []
        swap(&pending, &values)
        while var value = pending.popLast() {
            guard height(of: value) > recursionLimit else { continue }
            takeApart(&value, into: &pending)
        }
    }

    /// Moves the contents of a container that nobody else holds to `pending`, so that it is empty when released.
    private static func takeApart(_ value: inout JSON, into pending: inout [JSON]) {
        var array: ArrayStorage?
        var object: ObjectStorage?
        if case .array(let elements) = value { array = elements.storage }
        if case .object(let members) = value { object = members.storage }
        // From here on this function has the only reference, unless another value shares the storage.
        value = .null
        if isKnownUniquelyReferenced(&array) {
            array?.moveElements(to: &pending)
        } else if isKnownUniquelyReferenced(&object) {
            object?.moveValues(to: &pending)
        }
    }
}
