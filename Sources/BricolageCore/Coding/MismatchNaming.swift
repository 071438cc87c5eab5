/// A type in whose place standard errors name another type if a value has another kind.
///
///     [Int] from 1            typeMismatch [Any]
///     [String: Int] from 1    typeMismatch [String: Any]
///     URL from 1              typeMismatch String
///
/// Foundation's decoder names the container that it was looking for, or the type that a value is made of.
package protocol MismatchNaming {
    /// The type that is named.
    static var typeInMismatches: Any.Type { get }

    /// The type that is named if the value is null.
    static var typeInPlaceOfNull: Any.Type { get }
}

extension MismatchNaming {
    package static var typeInPlaceOfNull: Any.Type { typeInMismatches }
}

extension Array: MismatchNaming {
    package static var typeInMismatches: Any.Type { [Any].self }
}

extension Set: MismatchNaming {
    package static var typeInMismatches: Any.Type { [Any].self }
}

extension Dictionary: MismatchNaming {
    package static var typeInMismatches: Any.Type { [String: Any].self }
}

extension DecodingError {
    /// The type that is named if a value has another kind.
    ///
    /// - Parameters:
    ///   - type: The type that was requested.
    ///   - isNull: Whether the value is null.
    ///   - depth: How many levels of elements and members the value is below the value that was read as the type.
    package static func typeInMismatches(of type: Any.Type, isNull: Bool, below depth: Int = 0) -> Any.Type {
        // Most types that are tried in vain; each look-up of a conformance takes longer than these comparisons.
        if type == Bool.self || type == Int.self || type == Double.self || type == String.self { return type }
        var type = type
        var depth = depth
        while let holder = type as? any ElementHolding.Type {
            if !(type is any MismatchNaming.Type) {
                // A box around the value, which is not a level.
                type = holder.elementType
            } else if depth > 0 {
                type = holder.elementType
                depth -= 1
            } else {
                break
            }
        }
        guard let naming = type as? any MismatchNaming.Type else { return type }
        return isNull ? naming.typeInPlaceOfNull : naming.typeInMismatches
    }
}
