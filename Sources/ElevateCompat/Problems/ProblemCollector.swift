internal import BricolageCore

/// All that is wrong with one object, array or dictionary, including what is inside.
struct ProblemCollector {
    /// The place of the value that is parsed, as seen from the outermost call of the parser.
    let base = ParsingScope.current?.place ?? Place()
    private var problems: [Problem] = []
    private var lines: [String] = []
    /// The first error that is no ``ParserError``.
    private var foreign: (any Error)?

    mutating func add(_ problem: Problem) { add([problem], text: problem.text) }

    /// Refuses the value as a whole.
    mutating func refuse(_ reason: String) { add(Problem(.refused(reason), at: base)) }

    private mutating func add(_ added: [Problem], text: String) {
        problems += added
        lines.append(text)
    }

    /// Makes a value from an object, or notes why that is not possible.
    ///
    /// - Parameter position: the position of the object, if it is an element.
    mutating func decode(_ object: Any, at place: Place, by method: DecodingMethod, position: Int? = nil) -> Any? {
        guard StackRoom.isLeft else {
            add(Problem(.refused("nested deeper than the stack of this thread allows"), at: place))
            return nil
        }
        let scope = method.callsParser ? ParsingScope(at: place) : nil
        do {
            guard let scope else { return try method.decode(object) }
            return try scope.run { try method.decode(object) } as Any
        } catch {
            note(error, scope?.failure(explaining: error), at: place, by: method, position: position)
            return nil
        }
    }

    private mutating func note(
        _ error: any Error, _ failure: ParsingFailure?, at place: Place, by method: DecodingMethod, position: Int?
    ) {
        if !(error is ParserError) { foreign = foreign ?? error }
        let found: [Problem]
        let text: String
        if let failure, failure.document == nil {
            (found, text) = (failure.problems, failure.text)
        } else {
            let kind = (error as? ParserError).map { Problem.Kind.refused($0.failureReason) } ?? .thrown(error)
            let problem = Problem(kind, at: place)
            (found, text) = ([problem], problem.text)
        }
        guard let position else { return add(found, text: text) }
        let heading = "Error parsing array object at index \(position) with parser [\(method.name)]"
        add(found, text: "\(heading)\n\(text)\n--")
    }

    /// Throws if anything is wrong.
    func finish() throws {
        guard !problems.isEmpty else { return }
        let text = lines.joined(separator: "\n")
        ParsingScope.current?.note(ParsingFailure(problems: problems, text: text, foreign: foreign))
        throw foreign ?? ParserError.validation(failureReason: text)
    }
}
