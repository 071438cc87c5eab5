public import BricolageCore

/// A keyword with the contents of its value, its purpose, and the kind of values that it applies to.
@_spi(Keywords)
public struct SchemaKeyword: Sendable, Hashable {
    /// Where the schemas inside a keyword's value are.
    public enum Contents: Sendable, Hashable {
        /// There are none.
        case none
        /// The value is a schema.
        case schema
        /// The elements of the value are schemas.
        case schemas
        /// The value is a schema, or its elements are.
        case schemaOrSchemas
        /// The members of the value are schemas.
        case schemasByName
        /// The members of the members of the value are schemas.
        case schemasByNameAndValue
    }

    /// What a keyword is for.
    public enum Purpose: Sendable, Hashable {
        /// Determines the structure of values, from which types follow.
        case structure
        /// Only narrows the values of a type.
        case constraint
        /// Expresses what a single type cannot: conditions, negation, dependencies.
        case condition
        /// Describes values without restricting them.
        case annotation
        /// Names schemas, refers to them, or contains definitions.
        case identity
    }

    /// The name of the keyword.
    public let name: String
    /// Where its value contains schemas.
    public let contents: Contents
    /// Its purpose.
    public let purpose: Purpose

    /// The only kind of values that the keyword applies to; nil if it applies to values of any kind.
    public let kind: JSON.Kind?

    /// The dialects that have the keyword; nil if none has it, and it is read anyway.
    public let dialects: ClosedRange<SchemaDialect>?

    /// The keyword with a name, in any dialect; nil for unknown names.
    public init?(_ name: String) {
        guard let keyword = Self.table[name] else { return nil }
        self = keyword
    }

    private init(
        name: String, contents: Contents, purpose: Purpose, kind: JSON.Kind?, dialects: ClosedRange<SchemaDialect>?
    ) {
        self.name = name
        self.contents = contents
        self.purpose = purpose
        self.kind = kind
        self.dialects = dialects
    }

    /// Every keyword of any dialect, sorted by name.
    public static let all: [SchemaKeyword] = table.values.sorted { $0.name < $1.name }
}

extension SchemaKeyword {
    private static let table: [String: SchemaKeyword] = {
        var table: [String: SchemaKeyword] = [:]
        func add(
            _ purpose: Purpose, _ contents: Contents, _ names: String..., about kind: JSON.Kind? = nil,
            of dialects: ClosedRange<SchemaDialect>? = .draft3 ... .v1
        ) {
            for name in names {
                table[name] = SchemaKeyword(
                    name: name, contents: contents, purpose: purpose, kind: kind, dialects: dialects)
            }
        }
        // Draft 3 allows schemas among the names of types.
        add(.structure, .schemaOrSchemas, "type")
        add(.structure, .none, "enum")
        add(.structure, .none, "const", of: .draft6 ... .v1)
        add(.structure, .none, "required", about: .object)
        add(.structure, .schema, "additionalProperties", about: .object)
        add(.structure, .schema, "additionalItems", about: .array, of: .draft3 ... .draft2019)
        add(.structure, .schemaOrSchemas, "items", about: .array)
        add(.structure, .schemas, "prefixItems", about: .array, of: .draft2020 ... .v1)
        add(.structure, .schemas, "allOf", "anyOf", "oneOf", of: .draft4 ... .v1)
        add(.structure, .schemasByName, "properties", "patternProperties", about: .object)
        add(.constraint, .none, "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", about: .number)
        add(.constraint, .none, "multipleOf", about: .number, of: .draft4 ... .v1)
        add(.constraint, .none, "divisibleBy", about: .number, of: .draft3 ... .draft3)
        add(.constraint, .none, "minLength", "maxLength", "pattern", about: .string)
        // OpenAPI has formats of numbers.
        add(.constraint, .none, "format")
        add(.constraint, .none, "minItems", "maxItems", "uniqueItems", about: .array)
        add(.constraint, .none, "minContains", "maxContains", about: .array, of: .draft2019 ... .v1)
        add(.constraint, .none, "minProperties", "maxProperties", about: .object, of: .draft4 ... .v1)
        add(.constraint, .schemaOrSchemas, "extends", "disallow", of: .draft3 ... .draft3)
        add(.constraint, .schema, "contains", about: .array, of: .draft6 ... .v1)
        add(.constraint, .schema, "propertyNames", about: .object, of: .draft6 ... .v1)
        add(.condition, .schema, "not", of: .draft4 ... .v1)
        add(.condition, .schema, "if", "then", "else", of: .draft7 ... .v1)
        add(.condition, .schema, "unevaluatedProperties", about: .object, of: .draft2019 ... .v1)
        add(.condition, .schema, "unevaluatedItems", about: .array, of: .draft2019 ... .v1)
        add(.condition, .schemasByName, "dependencies", about: .object)
        add(.condition, .schemasByName, "dependentSchemas", about: .object, of: .draft2019 ... .v1)
        add(.condition, .schemasByNameAndValue, "propertyDependencies", about: .object, of: .v1 ... .v1)
        add(.condition, .none, "dependentRequired", about: .object, of: .draft2019 ... .v1)
        add(.annotation, .none, "title", "description", "default")
        add(.annotation, .none, "examples", of: .draft6 ... .v1)
        // The keywords of OpenAPI.
        add(.annotation, .none, "example", "discriminator", "xml", "externalDocs", of: nil)
        add(.structure, .none, "nullable", of: nil)
        add(.annotation, .none, "$comment", "readOnly", "writeOnly", of: .draft7 ... .v1)
        add(.annotation, .none, "contentEncoding", "contentMediaType", about: .string, of: .draft7 ... .v1)
        add(.annotation, .none, "deprecated", "$vocabulary", of: .draft2019 ... .v1)
        add(.annotation, .schema, "contentSchema", about: .string, of: .draft2019 ... .v1)
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
