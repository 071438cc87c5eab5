/// What the core knows of types that read their fields, which are defined above it.
///
/// Only programs with `BricolageFields` have such types: that room makes this type conform to `ModelTelling`.
package enum LinkedModels {
    static func areReadAsObjects(_ type: Any.Type) -> Bool {
        (LinkedModels.self as? any ModelTelling.Type)?.isReadAsObject(type) ?? false
    }
}

/// Tells which types read the fields of an object.
package protocol ModelTelling {
    static func isReadAsObject(_ type: Any.Type) -> Bool
}
