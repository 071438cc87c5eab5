internal import BricolageCore
internal import BricolagePointers
internal import BricolageSchema

/// The places of all values and schemas in the records of an evaluation, found in one sweep over each document.
struct EvaluationPlaces {
    typealias Place = PlaceSweep.Place

    private let values: [Int: Place]
    /// The places of schemas and keywords, by the number of their file and their index in it.
    private let schemas: [UInt32: [Int: Place]]

    /// Finds the places of a record and all that it leads to.
    init(of root: EvaluationRecord, _ program: Program, _ storage: DocumentStorage) {
        var indices: Set<Int> = []
        var origins: Set<KeywordPlace> = []
        var seen: Set<ObjectIdentifier> = []
        // A list, so that depth costs memory and never stack.
        var pending = [root]
        while let record = pending.popLast() {
            guard seen.insert(ObjectIdentifier(record)).inserted else { continue }
            indices.insert(record.index)
            origins.insert(program.origins[Int(record.block)])
            for finding in record.findings {
                switch finding {
                case .complaint(let complaint): indices.insert(complaint.index)
                case .demand(_, let other): pending.append(other)
                case .choice(_, let branches, _): pending += branches
                }
            }
        }
        self.init(of: indices, origins, program, storage)
    }

    /// Finds the places of complaints: those of the values, of the broken keywords, and of the branches that failed.
    init(of complaints: [Complaint], _ program: Program, _ storage: DocumentStorage) {
        var indices: Set<Int> = []
        var schemas: Set<KeywordPlace> = []
        func add(_ complaint: Complaint) {
            indices.insert(complaint.index)
            if let original = complaint.original { indices.insert(original) }
            schemas.insert(complaint.keyword.map { program.places[Int($0)] } ?? program.origins[0])
        }
        for complaint in complaints {
            add(complaint)
            for (block, reason) in complaint.refusals {
                schemas.insert(program.origins[Int(block)])
                reason.map(add)
            }
        }
        self.init(of: indices, schemas, program, storage)
    }

    private init(
        of indices: Set<Int>, _ places: Set<KeywordPlace>, _ program: Program, _ storage: DocumentStorage
    ) {
        values = PlaceSweep.places(of: indices, in: storage)
        var schemas: [UInt32: [Int: Place]] = [:]
        for (source, places) in Dictionary(grouping: places, by: \.source) {
            let file = program.sources[Int(source)].source.document.root.storage
            schemas[source] = PlaceSweep.places(of: places.lazy.map { Int($0.index) }, in: file)
        }
        self.schemas = schemas
    }

    /// The place of a value.
    func place(of index: Int) -> Place { values[index] ?? Self.start }

    /// The place of a schema, or of a keyword in one.
    func place(of schema: KeywordPlace) -> Place { schemas[schema.source]?[Int(schema.index)] ?? Self.start }

    private static let start: Place = (.root, SourceLocation(offset: 0, line: 1, column: 1))
}
