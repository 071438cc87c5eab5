internal import BricolageCore
internal import BricolageSchema

/// The places of all values and schemas of an explanation, found in one sweep over each document.
struct ExplanationPlaces {
    typealias Place = (JSONPointer, SourceLocation)

    private var values: [Int: Place] = [:]
    private var schemas: [KeywordPlace: Place] = [:]

    /// Finds the places of a record and all that it leads to.
    init(of root: EvaluationRecord, _ program: Program, _ document: JSONDocument) {
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
                case .complaint: break
                case .demand(_, let other): pending.append(other)
                case .choice(_, let branches, _): pending += branches
                }
            }
        }
        var sweep = PlaceSweep(document.root.storage)
        for index in indices.sorted() { values[index] = sweep.place(of: index) }
        for (source, origins) in Dictionary(grouping: origins, by: \.source) {
            var sweep = PlaceSweep(program.sources[Int(source)].source.document.root.storage)
            for origin in origins.sorted(by: { $0.index < $1.index }) {
                schemas[origin] = sweep.place(of: Int(origin.index))
            }
        }
    }

    /// The place of a value.
    func place(of index: Int) -> Place { values[index] ?? Self.start }

    /// The place of a schema.
    func place(of origin: KeywordPlace) -> Place { schemas[origin] ?? Self.start }

    private static let start: Place = (.root, SourceLocation(offset: 0, line: 1, column: 1))
}
