internal import BricolageCore
internal import BricolageSchema

/// The places of all values and schemas that an evaluation tells of, found in one sweep over each document.
struct EvaluationPlaces {
    typealias Place = (pointer: JSONPointer, location: SourceLocation)

    private var values: [Int: Place] = [:]
    private var schemas: [KeywordPlace: Place] = [:]

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

    /// Finds the places of complaints: of the values, of the keywords that they break, and of branches that refuse.
    init(of complaints: [Complaint], _ program: Program, _ storage: DocumentStorage) {
        var indices: Set<Int> = []
        var schemas: Set<KeywordPlace> = []
        func add(_ complaint: Complaint) {
            indices.insert(complaint.index)
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
        var sweep = PlaceSweep(storage)
        for index in indices.sorted() { values[index] = sweep.place(of: index) }
        for (source, places) in Dictionary(grouping: places, by: \.source) {
            var sweep = PlaceSweep(program.sources[Int(source)].source.document.root.storage)
            for place in places.sorted(by: { $0.index < $1.index }) {
                schemas[place] = sweep.place(of: Int(place.index))
            }
        }
    }

    /// The place of a value.
    func place(of index: Int) -> Place { values[index] ?? Self.start }

    /// The place of a schema, or of a keyword in one.
    func place(of schema: KeywordPlace) -> Place { schemas[schema] ?? Self.start }

    private static let start: Place = (.root, SourceLocation(offset: 0, line: 1, column: 1))
}
