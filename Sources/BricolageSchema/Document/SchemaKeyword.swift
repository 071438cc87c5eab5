public import BricolageCore

/// What a keyword's value holds, what the keyword is for, and which values it is about.
@_spi(Keywords)
public struct SchemaKeyword: Sendable, Hashable {
    /// Where the schemas inside a keyword's value are.
    public enum Contents: Sendable, Hashable {
        /// Nowhere.
        case none
        /// The value is one.
        case schema
        /// The elements of the value are.
        case schemas
        /// The value is one, or its elements are.
        case schemaOrSchemas
        /// The members of the value are.
        case schemasByName
        /// The members of the members of the value are.
        case schemasByNameAndValue
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

    /// The one kind of values that the keyword says something of; nil where it is about values of any kind.
    public let kind: JSON.Kind?

    /// The dialects that have the keyword; nil where none has, and it is read all the same.
    public let dialects: ClosedRange<SchemaDialect>?

    /// The keyword of a name, in any of the dialects; nil for words that none of them has.
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
        // Draft 3 has schemas among the names of types.
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
        // The words of OpenAPI.
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
