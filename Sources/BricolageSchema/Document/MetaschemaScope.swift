internal import BricolageCore

/// The part of a schema file that one metaschema is for (JSON Schema 2020-12, Core, section 9.3.3).
///
///     {"$schema": 2020-12, "$defs": {"old": {"$schema": draft 4, "minimum": 1}}}
///     root                                  inner, and the root of another scope
package struct MetaschemaScope: Sendable {
    /// The schema at which the scope begins.
    package let root: JSONSchema
    /// The schemas inside it at which other scopes begin, as places on the tape of the file.
    package fileprivate(set) var inner: Set<Int> = []
}

extension JSONSchema {
    /// The scope that begins at this schema, and those inside it, at any depth: one for each schema with another
    /// metaschema than the schema around it.
    package var metaschemaScopes: [MetaschemaScope] {
        var scopes = [MetaschemaScope(root: self)]
        var pending = [(schema: self, scope: 0)]
        while let (schema, scope) = pending.popLast() {
            for subschema in schema.subschemas {
                if subschema.metaschema == schema.metaschema {
                    pending.append((subschema, scope))
                } else {
                    scopes[scope].inner.insert(subschema.node.index)
                    pending.append((subschema, scopes.count))
                    scopes.append(MetaschemaScope(root: subschema))
                }
            }
        }
        return scopes
    }
}
