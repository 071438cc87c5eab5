package import BricolageCore

/// How an encoder encodes certain types, such as dates and data, instead of calling their own code.
///
/// This module does not know these types: `Bricolage` fills the table.
package struct EncodingOverrides: Sendable {
    typealias Action = @Sendable (any Encodable, any Swift.Encoder) throws -> Void

    private var actions = SeldomTable<ObjectIdentifier, Action>()
    /// The options that the actions were made from, so that they can be read back.
    package var strategies = SeldomTable<ObjectIdentifier, any Sendable>()

    /// Creates an empty table.
    package init() {}

    var isEmpty: Bool { actions.isEmpty }

    func action(for type: Any.Type) -> Action? {
        isEmpty ? nil : actions[ObjectIdentifier(type)]
    }

    /// Sets how values of a type are encoded; nil restores the type's own code.
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
