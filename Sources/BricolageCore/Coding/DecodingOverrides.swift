/// What a decoder does for certain types instead of asking them, such as dates and data.
///
/// The core knows none of these types: `Bricolage` fills the table.
package struct DecodingOverrides: Sendable {
    package typealias Action = @Sendable (any Swift.Decoder) throws -> any Sendable

    private var actions = SeldomTable<ObjectIdentifier, Action>()
    /// The options that the actions were made from, to be read back.
    package var strategies = SeldomTable<ObjectIdentifier, any Sendable>()

    /// Creates an empty table.
    init() {}

    package var isEmpty: Bool { actions.isEmpty }

    func action(for type: Any.Type) -> Action? {
        isEmpty ? nil : actions[ObjectIdentifier(type)]
    }

    /// Sets how values of a type are made; nil asks the type itself again.
    package mutating func set<T: Sendable>(_ type: T.Type, _ action: (@Sendable (any Swift.Decoder) throws -> T)?) {
        actions[ObjectIdentifier(type)] = action
    }
}

/// Types that coders read and write in one go.
package enum ValueCoding {
    /// Whether coders ask a type for no containers, unless that is what tells the place of a fault.
    package static func isWhole(_ type: Any.Type) -> Bool {
        type is any StrategyIndependent.Type || type is any WholeValue.Type
    }
}
