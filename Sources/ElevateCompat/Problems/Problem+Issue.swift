internal import Bricolage
internal import BricolageCore
internal import BricolagePointers

extension ParsingFailure {
    /// The problems as issues of Bricolage's coders; with a document they have locations, and its order.
    var issues: [DecodingIssue] {
        guard let document else { return problems.map { $0.issue(at: nil) } }
        var finder = PlaceFinder(document)
        let found = problems.map { finder.find($0.place) }
        let places = PlaceSweep.places(of: found.lazy.map(\.node.index), in: document.root.storage)
        let order = problems.indices.sorted { (found[$0].node.index, $0) < (found[$1].node.index, $1) }
        return order.enumerated().map { position, index in
            let found = found[index]
            // To look for misspellings takes time linear in the members of each object.
            var issue = problems[index].issue(at: found, suggests: position < 20)
            guard let place = places[found.node.index] else { return issue }
            issue.pointer = place.pointer
            issue.location = place.location
            issue.excerpt = found.node.excerpt
            return issue
        }
    }
}

extension Problem {
    /// The problem as an issue; without a value in a document, the statement says what is wrong.
    fileprivate func issue(at found: PlaceFinder.Found?, suggests: Bool = false) -> DecodingIssue {
        guard let found, let kind = issueKind(missing: found.missing), let expected else {
            var issue = DecodingIssue(kind: .custom, pointer: place.pointer, expected: statement, found: "")
            if case .thrown(let error) = kind { issue.underlying = error }
            return issue
        }
        return JSONReadingError(kind, at: found.node, expected: expected).issue(suggests: suggests)
    }

    /// What is wrong, without the place if the reason is somebody else's.
    private var statement: String {
        switch kind {
        case .refused(let reason): reason
        case .thrown(let error): "\(error)"
        default: text
        }
    }

    private func issueKind(missing key: String?) -> DecodingIssue.Kind? {
        switch kind {
        case .missing: key.map { .missing(key: $0) } ?? .wrongKind
        case .wrongType: .wrongKind
        case .inexact: .outOfRange
        case .noURL: .invalidValue
        case .noMethod, .refused, .thrown: nil
        }
    }

    private var expected: String? {
        switch kind {
        case .missing(let type), .wrongType(let type): type.expected
        case .inexact(let type, let number): type.expected(insteadOf: number)
        case .noURL: SchemaPropertyProtocol.url.expected
        case .noMethod, .refused, .thrown: nil
        }
    }
}

extension SchemaPropertyProtocol {
    /// The type in the words of Bricolage's messages.
    fileprivate var expected: String {
        switch self {
        case .string: "a string"
        case .uint, .int: "an integer"
        case .float, .double: "a number"
        case .bool: "true or false"
        case .array: "an array"
        case .dictionary: "an object"
        case .url: "a URL"
        }
    }

    /// The same instead of a number that the type cannot hold.
    fileprivate func expected(insteadOf number: String) -> String {
        switch self {
        case .uint where JSON.Number(number)?.isInteger == true: "an integer from 0 to \(Swift.UInt.max)"
        case .int where JSON.Number(number)?.isInteger == true:
            "an integer from \(Swift.Int.min) to \(Swift.Int.max)"
        case .float: "a number within the range of Float"
        case .double: "a number within the range of Double"
        default: expected
        }
    }
}

extension Place {
    /// The pointer to a value that is in no document.
    fileprivate var pointer: JSONPointer {
        JSONPointer(
            tokens: way.flatMap { place -> [String] in
                switch place.step {
                case .element(let position): ["\(position)"]
                case .member(let token), .token(let token): [token]
                case .keyPath(""): []
                case .keyPath(let path):
                    path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
                }
            })
    }
}
