internal import BricolageCore
internal import BricolagePointers
@_spi(Keywords) internal import BricolageSchema

/// One subschema and one value in the standard output of an evaluation, and those inside it.
struct OutputUnit {
    var isValid: Bool
    /// Whether the annotations of the schema count: it holds, and so do all schemas that applied it.
    var isKept: Bool
    /// The path of the evaluation through the schemas, including references.
    var evaluationPath: JSONPointer
    /// The address of the schema, independent of the path.
    var schemaLocation: String
    var instanceLocation: JSONPointer
    /// The errors by keyword, each with its value: a keyword with schemas for members or elements complains about these
    /// (Core 12.4.4).
    var errors: [(keyword: String, message: String, instanceLocation: JSONPointer)] = []
    /// The annotations of the schema by keyword.
    var annotations: [(keyword: String, value: JSON)] = []
    /// The subschemas that were applied.
    var details: [OutputUnit] = []
}

/// Makes output units from the records of an evaluation.
struct OutputBuilder {
    private let program: Program
    private let storage: DocumentStorage
    /// How many tokens the pointer of the evaluated value has: instance locations begin there.
    private let depth: Int
    private let places: EvaluationPlaces
    /// The records that are in the output already; the results with and without annotations that count are separate.
    private var told: Set<Telling> = []
    private var repetitions = 0

    private struct Telling: Hashable {
        var record: ObjectIdentifier
        var isKept: Bool
    }

    /// How many results are repeated in full because the schemas lead to them by another path.
    ///
    /// If each schema leads to the next one twice, the number of paths is two to the power of the levels.
    private static let mostRepetitions = 10_000

    /// The pointers to the outermost schemas of resources.
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
                if !isMet { unit.errors.append((name, "none of the schemas matches", unit.instanceLocation)) }
                for branch in branches { add(branch, by: keyword, to: &unit, from: origin) }
            }
        }
        return unit
    }

    /// The annotations of the schema of a record; those of content only for strings.
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
        // Units for which the stack has no room are left out; the verdict is still that of the whole.
        guard StackRoom.isLeft else { return }
        let steps = steps(to: record, by: keyword, from: origin)
        let path = unit.evaluationPath.appending(JSONPointer(tokens: steps))
        // Annotations of negated schemas, and of schemas for names, do not concern the value.
        let isKept = unit.isKept && !["not", "propertyNames"].contains(program.name(of: program.places[Int(keyword)]))
        unit.details.append(self.unit(record, path: path, isKept: isKept))
    }

    /// The path from a schema to another one that it applies: its place inside, or the keyword that refers to it.
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
