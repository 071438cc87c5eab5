/// What a keyword's value holds, and what the keyword is for.
public struct SchemaKeyword: Sendable, Hashable {
    /// Where the schemas inside a keyword's value are.
    public enum Contents: Sendable, Hashable {
        case none, schema, schemas, schemaOrSchemas, schemasByName, schemasByNameAndValue
    }

    /// What a keyword is for.
    public enum Purpose: Sendable, Hashable {
        /// Says which values there are: types follow from it.
        case structure
        /// Only narrows the values of a type.
        case constraint
        /// Depends on more than one type can say: conditions, negation, dependencies.
        case condition
        /// Describes.
        case annotation
        /// Names, refers, or holds definitions.
        case identity
    }

    /// The word.
    public let name: String
    /// What its value holds.
    public let contents: Contents
    /// What it is for.
    public let purpose: Purpose

    /// The keyword of a name, in any of the dialects; nil for words that none of them has.
    public init?(_ name: String) {
        guard let keyword = Self.table[name] else { return nil }
        self = keyword
    }

    private init(name: String, contents: Contents, purpose: Purpose) {
        self.name = name
        self.contents = contents
        self.purpose = purpose
    }
}

extension SchemaKeyword {
    private static let table: [String: SchemaKeyword] = {
        var table: [String: SchemaKeyword] = [:]
        func add(_ purpose: Purpose, _ contents: Contents, _ names: String...) {
            for name in names { table[name] = SchemaKeyword(name: name, contents: contents, purpose: purpose) }
        }
        // Draft 3 has schemas among the names of types.
        add(.structure, .schemaOrSchemas, "type")
        add(.structure, .none, "enum", "const", "required")
        add(.structure, .schema, "additionalProperties", "additionalItems")
        add(.structure, .schemaOrSchemas, "items")
        add(.structure, .schemas, "prefixItems", "allOf", "anyOf", "oneOf")
        add(.structure, .schemasByName, "properties", "patternProperties")
        add(.constraint, .none, "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf")
        add(.constraint, .none, "minLength", "maxLength", "pattern", "format", "divisibleBy")
        add(.constraint, .none, "minItems", "maxItems", "uniqueItems", "minContains", "maxContains")
        add(.constraint, .none, "minProperties", "maxProperties")
        add(.constraint, .schemaOrSchemas, "extends", "disallow")
        add(.constraint, .schema, "contains", "propertyNames")
        add(.condition, .schema, "not", "if", "then", "else", "unevaluatedProperties", "unevaluatedItems")
        add(.condition, .schemasByName, "dependencies", "dependentSchemas")
        add(.condition, .schemasByNameAndValue, "propertyDependencies")
        add(.condition, .none, "dependentRequired")
        add(.annotation, .none, "title", "description", "default", "examples", "example", "$comment", "deprecated")
        add(.annotation, .none, "readOnly", "writeOnly", "contentEncoding", "contentMediaType", "$vocabulary")
        add(.annotation, .schema, "contentSchema")
        add(.identity, .none, "$schema", "$id", "id", "$anchor", "$dynamicAnchor", "$recursiveAnchor")
        add(.identity, .none, "$ref", "$dynamicRef", "$recursiveRef")
        add(.identity, .schemasByName, "definitions", "$defs")
        return table
    }()
}
