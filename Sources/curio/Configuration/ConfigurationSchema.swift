/// The schema of configuration files: what `curio configuration --schema` prints, and what every such file is checked
/// against before it is used.
enum ConfigurationSchema {
    static let text = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:bricolage:curio-configuration",
          "title": "Curio configuration",
          "description": "What curio generate makes of a schema. Selectors name a type (Food, Food.Kind), a member or a case of it (Food.calories), or a place in the schema (#/$defs/Food).",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "$schema": {"type": "string", "description": "Where this schema is, for editors."},
            "schema": {
              "type": ["string", "array"],
              "minLength": 1,
              "items": {"type": "string", "minLength": 1},
              "minItems": 1,
              "description": "The schema to read, from the folder of this file, or several that share their types."
            },
            "output": {"type": "string", "minLength": 1, "description": "The file to write, or a folder that ends in a slash."},
            "draft": {
              "enum": ["3", "4", "6", "7", "2019-09", "2020-12", "v1"],
              "description": "The version of JSON Schema for schemas that name none."
            },
            "folders": {"$ref": "#/$defs/texts", "description": "Folders of schemas that may be referred to, as with --registry."},
            "roots": {"$ref": "#/$defs/texts", "description": "Folders inside which schemas may refer to files, as with --root."},
            "map": {"$ref": "#/$defs/names", "description": "Files and folders that stand for addresses, as with --map."},
            "lock": {"type": "string", "minLength": 1, "description": "The file with the schemas that were fetched, as with --lock."},
            "name": {"type": "string", "minLength": 1, "description": "The name of the outermost type, or what the files of several schemas are called after."},
            "style": {"enum": ["fast", "codable"], "description": "The shape of the types."},
            "access": {"enum": ["public", "package", "internal"], "description": "Who may use the types."},
            "files": {"type": "integer", "minimum": 1, "maximum": 999, "description": "How many files a folder gets."},
            "conformances": {
              "type": "array",
              "items": {"enum": ["equatable", "hashable", "sendable"]},
              "description": "What types conform to beside reading and writing; all of these by default."
            },
            "exactNumbers": {"type": "boolean", "description": "Whether numbers with a fraction keep every digit."},
            "closed": {"type": "boolean", "description": "Whether unknown cases and tags, and members that unevaluatedProperties excludes, are refused instead of kept."},
            "statedKinds": {"type": "boolean", "description": "Whether kinds that the schema only implies are refused instead of kept."},
            "validate": {"type": "boolean", "description": "Whether the outermost type holds the schema, to check values by it."},
            "constraints": {"type": "boolean", "description": "Whether reading refuses what plain constraints of the schema exclude."},
            "conveniences": {"type": "boolean", "description": "Whether unions get accessors, initialisers and literals, and types a description."},
            "comparison": {"enum": ["members", "json"], "description": "How types compare their values."},
            "formats": {
              "anyOf": [
                {"const": "all"}, {"type": "array", "items": {"enum": ["date-time", "date", "uuid", "uri", "byte"]}}
              ],
              "description": "Formats whose strings become types that hold both text and value, or all."
            },
            "defaults": {"enum": ["unused", "initializers", "reading"], "description": "What becomes of default values."},
            "rename": {"$ref": "#/$defs/names", "description": "Names of types, members and cases, by selectors."},
            "trimPrefixes": {"$ref": "#/$defs/texts", "description": "What names of definitions lose where they begin with it."},
            "typePrefix": {"$ref": "#/$defs/part", "description": "What names of definitions begin with in Swift."},
            "typeSuffix": {"$ref": "#/$defs/part", "description": "What names of definitions end in in Swift."},
            "types": {"$ref": "#/$defs/names", "description": "Swift types in the place of members or whole types, by selectors."},
            "members": {
              "type": "object",
              "additionalProperties": {"$ref": "#/$defs/names"},
              "description": "Members that types get beside those of the schema: keys and Swift types."
            },
            "wrap": {"$ref": "#/$defs/names", "description": "Names of types that members get around what they are."},
            "encapsulate": {
              "type": "object",
              "propertyNames": {"minLength": 1},
              "additionalProperties": {"anyOf": [{"const": true}, {"type": "string", "minLength": 1}]},
              "description": "Definitions that become types of their own: around what the schema says (true) or a Swift type."
            },
            "exclude": {"$ref": "#/$defs/texts", "description": "Types that are JSON wherever they are used, and members that are not declared."},
            "only": {"$ref": "#/$defs/texts", "description": "The types that are wanted, with what they need."},
            "definitions": {"enum": ["used", "all"], "description": "Whether definitions that nothing uses become types too."},
            "shareEqualTypes": {"type": "boolean", "description": "Whether types that are equal in all but their names become one."},
            "order": {"enum": ["requiredFirst", "schema", "alphabetical"], "description": "The order of members."},
            "objects": {"enum": ["struct", "class"], "description": "What objects become."},
            "properties": {"enum": ["var", "let"], "description": "What members are declared as; let compiles faster."},
            "indirect": {"$ref": "#/$defs/texts", "description": "Members that are stored outside of their owner, by selectors."},
            "inlineSize": {"type": "integer", "minimum": 0, "maximum": 65536, "description": "The most bytes that a member stores inside of its owner."},
            "header": {"type": "string", "description": "Lines of a comment at the head of every file."},
            "imports": {"$ref": "#/$defs/texts", "description": "Modules for the Swift types that are named here: Foundation, or struct Foundation.UUID."},
            "adopt": {
              "type": "object",
              "additionalProperties": {"$ref": "#/$defs/texts"},
              "description": "Protocols without members of their own that types conform to, by selectors; * means all types."
            },
            "protocols": {"type": "array", "items": {"$ref": "#/$defs/name"}, "description": "Protocols without members that are declared with the types."},
            "identifiable": {
              "type": "object",
              "additionalProperties": {"type": "string"},
              "description": "Types that become Identifiable: the key of the member that tells their values apart."
            },
            "namespace": {"$ref": "#/$defs/name", "description": "An enumeration that everything is declared inside of."},
            "registry": {"$ref": "#/$defs/name", "description": "An enumeration that lists all types."},
            "schemaConstant": {"$ref": "#/$defs/name", "description": "A constant that holds the text of the schema."},
            "documentation": {"type": "boolean", "description": "Whether titles and descriptions become comments."}
          },
          "$defs": {
            "part": {"type": "string", "pattern": "^[\\p{L}_][\\p{L}\\p{N}_]*$"},
            "name": {"$ref": "#/$defs/part"},
            "names": {"type": "object", "propertyNames": {"minLength": 1}, "additionalProperties": {"type": "string", "minLength": 1}},
            "texts": {"type": "array", "items": {"type": "string", "minLength": 1}}
          }
        }
        """#
}
