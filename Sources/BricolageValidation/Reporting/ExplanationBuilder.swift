internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

/// Makes an explanation from the records of an evaluation.
struct ExplanationBuilder {
    private let program: Program
    private let document: JSONDocument
    private(set) var isIncomplete = false
    /// The records that are in the explanation already.
    private var told: Set<ObjectIdentifier> = []
    /// The verdicts of the steps that an endless one can stand for.
    private var verdicts: [Place: Bool] = [:]
    /// The rules of the keywords met so far, as rules that are obeyed: a long list is written once, not for each value.
    private var rules: [KeywordPlace: Explanation.Rule] = [:]
    private let places: EvaluationPlaces

    private struct Place: Hashable {
        let block: UInt32
        let index: Int
    }

    init(_ program: Program, _ document: JSONDocument, _ root: EvaluationRecord) {
        self.program = program
        self.document = document
        places = EvaluationPlaces(of: root, program, document.root.storage)
    }

    mutating func step(_ record: EvaluationRecord) -> Explanation.Step {
        let origin = program.origins[Int(record.block)]
        let schema = program.node(origin)
        let value = JSONDocument.Node(storage: document.root.storage, index: record.index)
        let (schemaPointer, schemaLocation) = places.place(of: origin)
        let (pointer, location) = places.place(of: record.index)
        var step = Explanation.Step(
            schemaAddress: program.sources[Int(origin.source)].source.identifier, schemaPointer: schemaPointer,
            schemaLocation: schemaLocation, title: schema.kind == .object ? schema["title"]?.string : nil,
            pointer: pointer, location: location, isValid: record.isValid, rules: [])
        guard StackRoom.isLeft else {
            isIncomplete = true
            return step
        }
        let place = Place(block: record.block, index: record.index)
        if record.isEndless {
            step.isValid = verdicts[place] ?? record.isValid
            step.isRepeated = true
            return step
        }
        verdicts[place] = record.isValid
        guard told.insert(ObjectIdentifier(record)).inserted else {
            step.isRepeated = !record.findings.isEmpty
            return step
        }
        step.rules = rules(of: record, schema, value)
        return step
    }

    /// The results of the keywords of a schema, in the order of the schema.
    private mutating func rules(
        of record: EvaluationRecord, _ schema: JSONDocument.Node, _ value: JSONDocument.Node
    ) -> [Explanation.Rule] {
        var rules: [Int: Explanation.Rule] = [:]
        var boolean: [Explanation.Rule] = []
        func place(_ keyword: UInt32) -> Int { Int(program.places[Int(keyword)].index) }
        for finding in record.findings {
            switch finding {
            case .complaint(let complaint):
                let said = complaint.statement ?? "expected \(complaint.expected), found \(complaint.found)"
                guard let keyword = complaint.keyword, !isSchema(keyword, schema) else {
                    boolean.append(Explanation.Rule(keyword: "", isObeyed: false, complaints: [said]))
                    continue
                }
                rules[place(keyword), default: rule(keyword)].isObeyed = false
                rules[place(keyword), default: rule(keyword)].complaints.append(said)
            case .demand(let keyword, let other):
                let step = step(other)
                if !other.isValid { rules[place(keyword), default: rule(keyword)].isObeyed = false }
                rules[place(keyword), default: rule(keyword)].steps.append(step)
            case .choice(let keyword, let branches, let isMet):
                let steps = branches.map { step($0) }
                if !isMet { rules[place(keyword), default: rule(keyword)].isObeyed = false }
                rules[place(keyword), default: rule(keyword)].steps += steps
            }
        }
        for keyword in silentRules(of: record, schema, value) where rules[Int(keyword.index)] == nil {
            rules[Int(keyword.index)] = rule(keyword)
        }
        if let nullable = admission(of: value, schema), rules[nullable.index] == nil, record.isValid {
            rules[nullable.index] = rule("nullable", nullable)
        }
        return boolean + rules.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The value of `nullable` (OpenAPI 3.0), if it lets in a null that `type` alone would refuse.
    private func admission(of value: JSONDocument.Node, _ schema: JSONDocument.Node) -> JSONDocument.Node? {
        guard value.kind == .null, schema.kind == .object, let type = schema["type"], let nullable = schema["nullable"],
            nullable.bool == true
        else { return nil }
        let names = type.kind == .array ? type.elements.compactMap(\.string) : [type.string].compactMap { $0 }
        return names.isEmpty || names.contains("null") ? nil : nullable
    }

    /// Whether the place of a complaint is a schema that is `false` instead of a keyword.
    private func isSchema(_ keyword: UInt32, _ schema: JSONDocument.Node) -> Bool {
        schema.kind == .bool && program.places[Int(keyword)].index == UInt32(schema.index)
    }

    /// The keywords that a value obeys: they were checked and left no findings.
    private func silentRules(
        of record: EvaluationRecord, _ schema: JSONDocument.Node, _ value: JSONDocument.Node
    ) -> [KeywordPlace] {
        guard schema.kind == .object else { return [] }
        // Nothing else is checked for a value of the wrong kind.
        let isOfOtherKind = record.findings.contains { finding in
            guard case .complaint(let complaint) = finding, let keyword = complaint.keyword else { return false }
            return complaint.keyword == program.keyword(ofKinds: record.block)
                && program.name(of: program.places[Int(keyword)]) == "type"
        }
        if isOfOtherKind { return [] }
        let type = program.keyword(ofKinds: record.block).map { [program.places[Int($0)]] } ?? []
        let broken = record.brokenKeywords
        let others = program.instructions(of: record.block, for: value).flatMap { step in
            [program.places[Int(step.keyword)]] + (broken.contains(step.keyword) ? [] : companions(of: step, schema))
        }
        return type + others.filter { Self.asks(program.name(of: $0)) }
    }

    /// The keywords that an instruction checks besides the one that it was made from.
    private func companions(of step: Instruction, _ schema: JSONDocument.Node) -> [KeywordPlace] {
        let place = program.places[Int(step.keyword)]
        func sibling(_ name: String) -> [KeywordPlace] {
            schema[name].map { [KeywordPlace(source: place.source, index: UInt32($0.index))] } ?? []
        }
        switch step.operation {
        case .members:
            let table = program.tables[step.first]
            return table.requiredCount > 0 ? [program.places[Int(table.requiredKeyword)]] : []
        case .contains:
            // The places of the two counts.
            return [step.first + 4, step.first + 5].map { program.operands[$0] }.filter { $0 != place.index }
                .map { KeywordPlace(source: place.source, index: $0) }
        case .exclusiveMinimum where program.name(of: place) == "minimum": return sibling("exclusiveMinimum")
        case .exclusiveMaximum where program.name(of: place) == "maximum": return sibling("exclusiveMaximum")
        default: return []
        }
    }

    /// Whether a keyword by itself restricts values, unlike those that apply schemas.
    private static func asks(_ name: String) -> Bool {
        guard let keyword = SchemaKeyword(name) else { return true }
        return keyword.contents == .none && keyword.purpose != .identity
    }

    private mutating func rule(_ keyword: UInt32) -> Explanation.Rule { rule(program.places[Int(keyword)]) }

    private mutating func rule(_ keyword: KeywordPlace) -> Explanation.Rule {
        if let known = rules[keyword] { return known }
        let rule = rule(program.name(of: keyword), program.node(keyword))
        rules[keyword] = rule
        return rule
    }

    private func rule(_ name: String, _ node: JSONDocument.Node) -> Explanation.Rule {
        let contents = SchemaKeyword(name)?.contents ?? .none
        let isPlain = contents == .none || node.kind == .bool || node.kind == .string
        return Explanation.Rule(keyword: name, value: isPlain ? Words.value(node) : nil, isObeyed: true)
    }
}
