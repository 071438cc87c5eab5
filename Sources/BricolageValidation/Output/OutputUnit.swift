internal import BricolageCore
internal import BricolagePointers
@_spi(Keywords) internal import BricolageSchema

/// One subschema and one value in the standard output of an evaluation, and those inside it.
struct OutputUnit {
    var isValid: Bool
    /// Whether what the schema says of the value counts: it holds, and so does all that asked it for something.
    var isKept: Bool
    /// The way through the schemas as it was taken, references included.
    var evaluationPath: JSONPointer
    /// The address of the schema without regard to the way.
    var schemaLocation: String
    var instanceLocation: JSONPointer
    /// What is wrong by keyword, and with which value: a keyword that asks schemas of members or elements complains about
    /// these (Core 12.4.4).
    var errors: [(keyword: String, message: String, instanceLocation: JSONPointer)] = []
    /// What the schema says of the value by keyword.
    var annotations: [(keyword: String, value: JSON)] = []
    /// The subschemas that were asked.
    var details: [OutputUnit] = []
}

/// Makes output units of the records of an evaluation.
struct OutputBuilder {
    private let program: Program
    private let storage: DocumentStorage
    /// How many steps lead to the value that is evaluated: instance locations begin there.
    private let depth: Int
    private let places: EvaluationPlaces
    /// The records that were told already, those under `not` by themselves.
    private var told: Set<Telling> = []
    private var repetitions = 0

    private struct Telling: Hashable {
        var record: ObjectIdentifier
        var isKept: Bool
    }

    /// How often what was told is told again, where the schemas lead to it by another way.
    ///
    /// Schemas that lead to the same one twice, and so does that, and so on, have as many ways as two to the power of
    /// the levels.
    private static let mostRepetitions = 10_000

    /// The ways to the outermost schemas of resources.
    private var rootPointers: [KeywordPlace: JSONPointer] = [:]

    /// Finds the places of all records first, in one sweep.
    init(_ program: Program, _ instance: JSONDocument.Node, _ root: EvaluationRecord) {
        self.program = program
        storage = instance.storage
        depth = instance.pointer.tokens.count
        places = EvaluationPlaces(of: root, program, instance.storage)
    }

    /// The unit of a record.
    mutating func unit(
        _ record: EvaluationRecord, path: JSONPointer = .root, isKept: Bool = true
    ) -> OutputUnit {
        let origin = program.origins[Int(record.block)]
        var unit = OutputUnit(
            isValid: record.isValid, isKept: isKept && record.isValid, evaluationPath: path,
            schemaLocation: location(of: record.block),
            instanceLocation: instanceLocation(record.index))
        if !told.insert(Telling(record: ObjectIdentifier(record), isKept: unit.isKept)).inserted {
            repetitions += 1
            guard repetitions <= Self.mostRepetitions else { return unit }
        }
        unit.annotations = annotations(of: record)
        for finding in record.findings {
            switch finding {
            case .complaint(let complaint):
                let keyword = complaint.keyword.map { program.name(of: program.places[Int($0)]) } ?? ""
                // A keyword without schemas is about the whole value, even where reports show a part of it.
                let contents = SchemaKeyword(keyword)?.contents ?? SchemaKeyword.Contents.none
                let isAboutPart = complaint.index != record.index && contents != SchemaKeyword.Contents.none
                unit.errors.append(
                    (
                        keyword, complaint.statement ?? "expected \(complaint.expected), found \(complaint.found)",
                        isAboutPart ? instanceLocation(complaint.index) : unit.instanceLocation
                    ))
            case .demand(let keyword, let other): add(other, by: keyword, to: &unit, from: origin)
            case .choice(let keyword, let branches, let isMet):
                let name = program.name(of: program.places[Int(keyword)])
                if !isMet { unit.errors.append((name, "none of the schemas holds", unit.instanceLocation)) }
                for branch in branches { add(branch, by: keyword, to: &unit, from: origin) }
            }
        }
        return unit
    }

    /// What the schema of a record says of the value; of content only where that is a string.
    private func annotations(of record: EvaluationRecord) -> [(keyword: String, value: JSON)] {
        let isString = storage.tape[record.index].tag.kind == .string
        return (program.annotations[record.block] ?? []).compactMap { number in
            let place = program.places[Int(number)]
            let name = program.name(of: place)
            return isString || !name.hasPrefix("content") ? (name, program.node(place).json) : nil
        }
    }

    private func instanceLocation(_ index: Int) -> JSONPointer {
        JSONPointer(tokens: Array(places.place(of: index).pointer.tokens.dropFirst(depth)))
    }

    private mutating func add(
        _ record: EvaluationRecord, by keyword: UInt32, to unit: inout OutputUnit, from origin: KeywordPlace
    ) {
        // What the stack has no room for is left out; the verdict is that of the whole.
        guard StackRoom.isLeft else { return }
        let steps = steps(to: record, by: keyword, from: origin)
        let path = unit.evaluationPath.appending(JSONPointer(tokens: steps))
        // What is negated, and what is asked of a name, says nothing of the value.
        let isKept = unit.isKept && !["not", "propertyNames"].contains(program.name(of: program.places[Int(keyword)]))
        unit.details.append(self.unit(record, path: path, isKept: isKept))
    }

    /// The way from a schema to another one that it asks: its place inside, or the keyword that refers to it.
    private func steps(
        to record: EvaluationRecord, by keyword: UInt32, from origin: KeywordPlace
    ) -> [String] {
        let place = program.places[Int(keyword)]
        let name = program.name(of: place)
        if JSONSchema.referenceKeywords.contains(name) { return [name] }
        let target = program.origins[Int(record.block)]
        let outer = places.place(of: origin).pointer.tokens
        let inner = places.place(of: target).pointer.tokens
        guard target.source == origin.source, inner.starts(with: outer) else { return [name] }
        return Array(inner.dropFirst(outer.count))
    }

    private mutating func pointer(ofRoot place: KeywordPlace) -> JSONPointer {
        if let known = rootPointers[place] { return known }
        let pointer = program.node(place).pointer
        rootPointers[place] = pointer
        return pointer
    }

    /// The address of the schema of a block: that of the resource it belongs to, with a pointer.
    private mutating func location(of block: UInt32) -> String {
        let resource = program.resources[Int(program.blocks[block].resource)]
        let place = places.place(of: program.origins[Int(block)])
        let steps = place.pointer.tokens.dropFirst(pointer(ofRoot: resource.root).tokens.count)
        return resource.address + JSONPointer(tokens: Array(steps)).fragment
    }
}
