/// What a decoder does for certain types, such as dates and data, instead of calling their `init(from:)`.
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

    /// Sets how values of a type are made; nil lets the type decode itself again.
    package mutating func set<T: Sendable>(_ type: T.Type, _ action: (@Sendable (any Swift.Decoder) throws -> T)?) {
        actions[ObjectIdentifier(type)] = action
    }
}

/// The types that coders read and write as a whole.
package enum ValueCoding {
    /// Whether coders need no containers for a type, unless to find the place of a fault.
    package static func isWhole(_ type: Any.Type) -> Bool {
        type is any StrategyIndependent.Type || type is any WholeValue.Type
    }
}
