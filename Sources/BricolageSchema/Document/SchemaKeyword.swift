/// What a keyword's value holds, and what the keyword is for.
@_spi(Keywords)
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

    /// The dialects that have the keyword; nil where none has, and it is read all the same.
    public let dialects: ClosedRange<SchemaDialect>?

    /// The keyword of a name, in any of the dialects; nil for words that none of them has.
    public init?(_ name: String) {
        guard let keyword = Self.table[name] else { return nil }
        self = keyword
    }

    private init(name: String, contents: Contents, purpose: Purpose, dialects: ClosedRange<SchemaDialect>?) {
        self.name = name
        self.contents = contents
        self.purpose = purpose
        self.dialects = dialects
    }

    /// Every keyword of any dialect, sorted by name.
    public static let all: [SchemaKeyword] = table.values.sorted { $0.name < $1.name }
}

extension SchemaKeyword {
    private static let table: [String: SchemaKeyword] = {
        var table: [String: SchemaKeyword] = [:]
        func add(
            _ purpose: Purpose, _ contents: Contents, _ names: String...,
            of dialects: ClosedRange<SchemaDialect>? = .draft3 ... .v1
        ) {
            for name in names {
                table[name] = SchemaKeyword(name: name, contents: contents, purpose: purpose, dialects: dialects)
            }
        }
        // Draft 3 has schemas among the names of types.
        add(.structure, .schemaOrSchemas, "type")
        add(.structure, .none, "enum", "required")
        add(.structure, .none, "const", of: .draft6 ... .v1)
        add(.structure, .schema, "additionalProperties")
        add(.structure, .schema, "additionalItems", of: .draft3 ... .draft2019)
        add(.structure, .schemaOrSchemas, "items")
        add(.structure, .schemas, "prefixItems", of: .draft2020 ... .v1)
        add(.structure, .schemas, "allOf", "anyOf", "oneOf", of: .draft4 ... .v1)
        add(.structure, .schemasByName, "properties", "patternProperties")
        add(.constraint, .none, "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum")
        add(.constraint, .none, "multipleOf", of: .draft4 ... .v1)
        add(.constraint, .none, "divisibleBy", of: .draft3 ... .draft3)
        add(.constraint, .none, "minLength", "maxLength", "pattern", "format")
        add(.constraint, .none, "minItems", "maxItems", "uniqueItems")
        add(.constraint, .none, "minContains", "maxContains", of: .draft2019 ... .v1)
        add(.constraint, .none, "minProperties", "maxProperties", of: .draft4 ... .v1)
        add(.constraint, .schemaOrSchemas, "extends", "disallow", of: .draft3 ... .draft3)
        add(.constraint, .schema, "contains", "propertyNames", of: .draft6 ... .v1)
        add(.condition, .schema, "not", of: .draft4 ... .v1)
        add(.condition, .schema, "if", "then", "else", of: .draft7 ... .v1)
        add(.condition, .schema, "unevaluatedProperties", "unevaluatedItems", of: .draft2019 ... .v1)
        add(.condition, .schemasByName, "dependencies")
        add(.condition, .schemasByName, "dependentSchemas", of: .draft2019 ... .v1)
        add(.condition, .schemasByNameAndValue, "propertyDependencies", of: .v1 ... .v1)
        add(.condition, .none, "dependentRequired", of: .draft2019 ... .v1)
        add(.annotation, .none, "title", "description", "default")
        add(.annotation, .none, "examples", of: .draft6 ... .v1)
        // The words of OpenAPI.
        add(.annotation, .none, "example", "discriminator", "xml", "externalDocs", of: nil)
        add(.structure, .none, "nullable", of: nil)
        add(.annotation, .none, "$comment", "readOnly", "writeOnly", of: .draft7 ... .v1)
        add(.annotation, .none, "contentEncoding", "contentMediaType", of: .draft7 ... .v1)
        add(.annotation, .none, "deprecated", "$vocabulary", of: .draft2019 ... .v1)
        add(.annotation, .schema, "contentSchema", of: .draft2019 ... .v1)
        add(.identity, .none, "$schema", "$ref")
        add(.identity, .none, "id", of: .draft3 ... .draft4)
        add(.identity, .none, "$id", of: .draft6 ... .v1)
        add(.identity, .none, "$anchor", of: .draft2019 ... .v1)
        add(.identity, .none, "$recursiveAnchor", "$recursiveRef", of: .draft2019 ... .draft2019)
        add(.identity, .none, "$dynamicAnchor", "$dynamicRef", of: .draft2020 ... .v1)
        add(.identity, .schemasByName, "definitions")
        add(.identity, .schemasByName, "$defs", of: .draft2019 ... .v1)
        return table
    }()
}
