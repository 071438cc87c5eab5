/// What the core knows of types that read their fields, which stand above it.
///
/// Whoever has `BricolageFields` in a program has such types: it makes this type tell which they are.
package enum LinkedModels {
    static func areReadAsObjects(_ type: Any.Type) -> Bool {
        (LinkedModels.self as? any ModelTelling.Type)?.isReadAsObject(type) ?? false
    }
}

/// Tells which types read the fields of an object.
package protocol ModelTelling {
    static func isReadAsObject(_ type: Any.Type) -> Bool
}
