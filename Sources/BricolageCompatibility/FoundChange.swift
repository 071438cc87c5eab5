internal import BricolageCore
internal import BricolageSchema

/// Something that does not follow, before anybody has worked out where it stands.
struct FoundChange: Hashable {
    /// A keyword of a schema that has it, or the schema.
    struct Part: Hashable {
        let schema: JSONSchema
        let keyword: String?

        init(_ schema: JSONSchema, _ keyword: String? = nil) {
            self.schema = schema
            self.keyword = keyword.flatMap { schema[$0] == nil ? nil : $0 }
        }

        var index: Int { (keyword.flatMap { schema[$0] } ?? schema.node).index }
    }

    var old: Part
    var new: Part
    var pointer: JSONPointer
    var message: String
    var isCertain: Bool
}
