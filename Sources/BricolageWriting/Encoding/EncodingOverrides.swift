package import BricolageCore

/// What an encoder does with certain types instead of asking them, such as dates and data.
///
/// This module knows none of these types: `Bricolage` fills the table.
package struct EncodingOverrides: Sendable {
    typealias Action = @Sendable (any Encodable, any Swift.Encoder) throws -> Void

    private var actions = SeldomTable<ObjectIdentifier, Action>()
    /// The options that the actions were made from, to be read back.
    package var strategies = SeldomTable<ObjectIdentifier, any Sendable>()

    /// Creates an empty table.
    package init() {}

    var isEmpty: Bool { actions.isEmpty }

    func action(for type: Any.Type) -> Action? {
        isEmpty ? nil : actions[ObjectIdentifier(type)]
    }

    /// Sets what happens to values of a type; nil asks the type itself again.
    package mutating func set<T: Encodable & Sendable>(
        _ type: T.Type, _ action: (@Sendable (T, any Swift.Encoder) throws -> Void)?
    ) {
        guard let action else {
            actions[ObjectIdentifier(type)] = nil
            return
        }
        actions[ObjectIdentifier(type)] = { value, encoder in
            if let value = value as? T { try action(value, encoder) }
        }
    }
}
