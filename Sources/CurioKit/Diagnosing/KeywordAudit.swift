internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

/// Finds the keywords of a schema that leave no trace in its type.
enum KeywordAudit {
    /// What to report about a keyword.
    struct Remark {
        var keyword: String
        var severity: Diagnostic.Severity
        var cause: Diagnostic.Cause
        var message: String

        static func note(_ keyword: String, _ cause: Diagnostic.Cause, _ message: String) -> Remark {
            Remark(keyword: keyword, severity: .note, cause: cause, message: message)
        }

        static func warning(_ keyword: String, _ cause: Diagnostic.Cause, _ message: String) -> Remark {
            Remark(keyword: keyword, severity: .warning, cause: cause, message: message)
        }

        /// The warning that a dialect lacks a keyword.
        static func unknown(_ keyword: String, in dialect: SchemaDialect) -> Remark {
            .warning(keyword, .ignoredKeyword, "\(keyword) means nothing in \(dialect.rawValue)")
        }
    }

    private static let conditional: Set<String> = ["if", "then", "else", "dependentSchemas", "dependencies"]

    static func remarks(on schema: JSONSchema) -> [Remark] {
        let isHidden = schema.hidesSiblingsOfReference
        return schema.node.members.compactMap { name, value in
            guard let keyword = SchemaKeyword(name) else {
                if isHidden || SchemaKeyword.isExtension(name) { return nil }
                return .note(name, .unknownWord, "\"\(name)\" is not a JSON Schema keyword")
            }
            if isHidden, keyword.purpose == .structure || keyword.purpose == .condition {
                let dialect = name == "nullable" ? "OpenAPI 3.0" : schema.dialect.rawValue
                return .warning(name, .ignoredKeyword, "\(name) beside $ref means nothing in \(dialect)")
            }
            switch keyword.purpose {
            case .structure where name == "type" && schema.namedKinds == nil:
                return .warning(name, .ignoredKeyword, "type has schemas among its names, which do not become types")
            case .constraint where isHidden || isIdle(name, value): return nil
            case .constraint where !keyword.isKnown(in: schema.dialect): return .unknown(name, in: schema.dialect)
            case .constraint:
                return .note(name, .uncheckedRule, "\(name) is not checked by the type")
            case .condition where conditional.contains(name) && !schema.conditionalSchemas.isEmpty:
                return .note(name, .condition, "\(name): conditional members are optional in the type")
            case .condition where value.bool == (name != "not"): return nil
            // Types include the schemas behind conditions of other dialects, since authors mean them; what remains here
            // contributes nothing to types.
            case .condition where !keyword.isKnown(in: schema.dialect): return .unknown(name, in: schema.dialect)
            case .condition:
                return .warning(name, .uncheckedRule, "\(name) is not expressed by the type and not checked")
            case .annotation where name == "default" && value.count > 0 && value.kind == .object:
                return .note(name, .annotation, "default is not used: it is an object with members")
            default: return nil
            }
        }
    }

    /// Whether a keyword excludes no value, such as `"minItems": 0`.
    private static func isIdle(_ name: String, _ value: JSONDocument.Node) -> Bool {
        switch name {
        case "minLength", "minItems", "minProperties": value.int == 0
        case "uniqueItems", "exclusiveMinimum", "exclusiveMaximum": value.bool == false
        case "propertyNames": value.bool == true || value.kind == .object && value.count == 0
        default: false
        }
    }
}

extension SchemaKeyword {
    fileprivate func isKnown(in dialect: SchemaDialect) -> Bool { dialects?.contains(dialect) ?? true }
}
