internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

/// Finds the keywords of a schema that leave no trace in its type.
enum KeywordAudit {
    private static let conditional: Set<String> = ["if", "then", "else", "dependentSchemas", "dependencies"]

    /// What is lost where a remark is made on a keyword.
    static func cause(
        of keyword: String, _ severity: Diagnostic.Severity, in schema: JSONSchema
    ) -> Diagnostic.Cause {
        switch SchemaKeyword(keyword)?.purpose {
        case nil: .unknownWord
        case .structure: .ignoredKeyword
        case .condition where severity == .note: .condition
        case .condition where schema.hidesSiblingsOfReference: .ignoredKeyword
        case .condition, .constraint: .uncheckedRule
        default: .annotation
        }
    }

    static func remarks(
        on schema: JSONSchema
    ) -> [(keyword: String, remark: (severity: Diagnostic.Severity, message: String))] {
        var remarks: [(keyword: String, remark: (severity: Diagnostic.Severity, message: String))] = []
        let isHidden = schema.hidesSiblingsOfReference
        for (name, value) in schema.node.members {
            guard let keyword = SchemaKeyword(name) else {
                // What begins so is an addition that others are to pass over.
                if !isHidden, !name.hasPrefix("x-") {
                    remarks.append((name, (.note, "\"\(name)\" is no keyword of JSON Schema")))
                }
                continue
            }
            if isHidden, keyword.purpose == .structure || keyword.purpose == .condition {
                let dialect = name == "nullable" ? "OpenAPI 3.0" : schema.dialect.rawValue
                let message = "\(name) beside $ref means nothing in \(dialect)"
                remarks.append((name, (.warning, message)))
                continue
            }
            switch keyword.purpose {
            case .constraint where !isHidden:
                remarks.append((name, (.note, "\(name) is not checked by the type")))
            case .condition where Self.conditional.contains(name) && !schema.conditionalSchemas.isEmpty:
                remarks.append((name, (.note, "\(name): what holds under a condition is optional in the type")))
            case .condition where value.bool != true:
                remarks.append((name, (.warning, "\(name) is not expressed by the type and not checked")))
            case .annotation where name == "default" && value.count > 0 && value.kind == .object:
                remarks.append((name, (.note, "default is not used: it is an object with members")))
            default: break
            }
        }
        return remarks
    }
}
