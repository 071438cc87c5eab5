/// The schema of configuration files, which `curio configuration --schema` prints, and against which every such file is
/// checked before it is used.
enum ConfigurationSchema {
    static let text = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:bricolage:curio-configuration",
          "title": "Curio configuration",
          "description": "How curio generate turns a schema into Swift types. A selector names a type (Food, Food.Kind), a member or a case of a type (Food.calories), or a place in the schema (#/$defs/Food).",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "$schema": {"type": "string", "description": "The location of this schema, for editors."},
            "schema": {
              "type": ["string", "array"],
              "minLength": 1,
              "items": {"type": "string", "minLength": 1},
              "minItems": 1,
              "description": "The schema to read, relative to the folder of this file, or several schemas that share their types."
            },
            "output": {"type": "string", "minLength": 1, "description": "The file to write, or a folder if the path ends in a slash, or - for standard output."},
            "draft": {
              "enum": ["3", "4", "6", "7", "2019-09", "2020-12", "v1"],
              "description": "The version of JSON Schema for schemas that do not name one."
            },
            "folders": {"$ref": "#/$defs/texts", "description": "Folders of schemas that may be referenced, as with --registry."},
            "roots": {"$ref": "#/$defs/texts", "description": "Folders in which schemas may reference files, as with --root."},
            "map": {"$ref": "#/$defs/names", "description": "Files and folders to read in place of addresses, as with --map."},
            "lock": {"type": "string", "minLength": 1, "description": "The file that holds the fetched schemas, as with --lock."},
            "name": {"type": "string", "minLength": 1, "description": "The name of the outermost type or, for several schemas, the name that their files are called after."},
            "style": {"enum": ["fast", "codable"], "description": "The style of the types: fast types import Bricolage and keep what they do not know; codable types are plain Swift, and import Bricolage only where the schema allows any value or recursion."},
            "access": {"enum": ["public", "package", "internal"], "description": "The access level of the types."},
            "files": {"type": "integer", "minimum": 1, "maximum": 999, "description": "The number of files to write into a folder."},
            "conformances": {
              "type": "array",
              "items": {"enum": ["equatable", "hashable", "sendable"]},
              "description": "The conformances of types besides reading and writing; all of these by default."
            },
            "exactNumbers": {"type": "boolean", "description": "Whether numbers with a fraction keep every digit."},
            "closed": {"type": "boolean", "description": "Whether unknown cases, unknown tags, and members that unevaluatedProperties excludes are refused instead of kept."},
            "statedKinds": {"type": "boolean", "description": "Whether values of kinds that the schema allows but does not describe are refused instead of kept."},
            "validate": {"type": "boolean", "description": "Whether the outermost type embeds the schema to validate values against it."},
            "constraints": {"type": "boolean", "description": "Whether reading refuses values that plain constraints of the schema exclude."},
            "conveniences": {"type": "boolean", "description": "Whether unions get accessors, initialisers and literals, and all types get a description."},
            "comparison": {"enum": ["members", "json"], "description": "Whether types compare their values member by member or by their JSON."},
            "formats": {
              "anyOf": [
                {"const": "all"}, {"type": "array", "items": {"enum": ["date-time", "date", "uuid", "uri", "byte"]}}
              ],
              "description": "The formats, or all, whose strings become types that hold both the text and the value."
            },
            "defaults": {"enum": ["unused", "initializers", "reading"], "description": "How default values are used: not at all (unused), as default arguments (initializers), or also for absent members (reading)."},
            "rename": {"$ref": "#/$defs/names", "description": "New names for types, members and cases, by selector."},
            "trimPrefixes": {"$ref": "#/$defs/texts", "description": "Prefixes to remove from the names of definitions."},
            "typePrefix": {"$ref": "#/$defs/part", "description": "A prefix for the Swift names of definitions."},
            "typeSuffix": {"$ref": "#/$defs/part", "description": "A suffix for the Swift names of definitions."},
            "types": {"$ref": "#/$defs/names", "description": "Swift types that replace the types of members, or whole types, by selector."},
            "members": {
              "type": "object",
              "additionalProperties": {"$ref": "#/$defs/names"},
              "description": "Additional members that are not in the schema: for each type, their keys and Swift types."
            },
            "wrap": {"$ref": "#/$defs/names", "description": "Members whose type is wrapped in a separate type, with the name of that type."},
            "encapsulate": {
              "type": "object",
              "propertyNames": {"minLength": 1},
              "additionalProperties": {"anyOf": [{"const": true}, {"type": "string", "minLength": 1}]},
              "description": "Definitions that become wrapper types: around the type from the schema (true) or around a Swift type."
            },
            "exclude": {"$ref": "#/$defs/texts", "description": "Types to replace by JSON wherever they are used, and members to omit."},
            "only": {"$ref": "#/$defs/texts", "description": "The types to generate, including the types that they need."},
            "definitions": {"enum": ["used", "all"], "description": "Whether unused definitions become types too."},
            "shareEqualTypes": {"type": "boolean", "description": "Whether types that differ only in their names are merged."},
            "order": {"enum": ["requiredFirst", "schema", "alphabetical"], "description": "The order of members."},
            "objects": {"enum": ["struct", "class"], "description": "Whether objects become structs or classes."},
            "properties": {"enum": ["var", "let"], "description": "Whether members are variables (var) or constants (let); let compiles faster."},
            "indirect": {"$ref": "#/$defs/texts", "description": "Members to store outside their owner, by selector."},
            "inlineSize": {"type": "integer", "minimum": 0, "maximum": 65536, "description": "The largest number of bytes that a member stores inside its owner."},
            "header": {"type": "string", "description": "The lines of a comment at the top of every file."},
            "imports": {"$ref": "#/$defs/texts", "description": "Modules to import for the Swift types named here: Foundation, or struct Foundation.UUID."},
            "adopt": {
              "type": "object",
              "additionalProperties": {"$ref": "#/$defs/texts"},
              "description": "Protocols without requirements that types conform to, by selector; * means all types."
            },
            "protocols": {"type": "array", "items": {"$ref": "#/$defs/name"}, "description": "Protocols without requirements to declare with the types."},
            "identifiable": {
              "type": "object",
              "additionalProperties": {"type": "string"},
              "description": "Types that become Identifiable, each with the key of the member that identifies its values."
            },
            "namespace": {"$ref": "#/$defs/name", "description": "An enumeration to declare everything in."},
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
