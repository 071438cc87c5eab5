internal import BricolageCore
internal import BricolageFields
internal import ECMARegex

/// The properties whose names match a pattern.
///
///     let scores = PatternProperties("^score-", .integer(minimum: 0))       // read as [String: Int]
public struct PatternProperties<Value>: Sendable {
    private let pattern: String
    private let schema: TypedSchema<Value>
    /// The compiled pattern; nil if it is invalid, which compiling the schema reports.
    private let regex: ECMARegex?

    /// The properties whose names match a regular expression of ECMA-262.
    public init(_ pattern: String, _ schema: TypedSchema<Value>) {
        self.pattern = pattern
        self.schema = schema
        regex = try? ECMARegex(pattern, isLenient: true)
    }

    func values(of node: JSONDocument.Node, _ context: ReadingContext) -> [String: Value] {
        var values: [String: Value] = [:]
        for (name, member) in node.countingMembers where has(name) {
            values[name] = schema.reading.read(member, context)
        }
        return values
    }

    private func has(_ name: String) -> Bool { (try? regex?.occurs(in: name)) == true }
}

extension PatternProperties: ObjectPart {
    func add(to keywords: inout ObjectKeywords) { keywords.add(pattern: pattern, schema.part) }

    func look(
        at node: JSONDocument.Node, additional: (JSONDocument.Node) -> [(key: String, value: JSONDocument.Node)],
        _ survey: inout ReadingSurvey
    ) {
        survey.look(atMembers: node.countingMembers.filter { has($0.key) }, by: schema.reading.look)
    }
}
