internal import BricolageCore

/// What one run has requested, by path, so that two runs can be compared.
///
///     ["name"]           {"type": "string"}
///     ["place"]          {}                       an object of its own
///     ["place", "lat"]   {"type": "number"}       as optional
///
/// Members of any name are left out: their types are found by further runs.
struct RecordedRequests {
    private var requests: [[String]: Request] = [:]

    private struct Request: Equatable {
        let contents: JSON.Object
        var isOptional = false
    }

    /// The requests of a run that was not refined yet.
    init(_ value: RecordedValue) { collect(value) }

    private mutating func collect(_ value: RecordedValue) {
        requests[value.path] = Request(contents: SchemaDrawing.fragment(ofOtherThanMembersIn: value))
        for member in value.object?.members ?? [] {
            switch member.contents {
            case .fragment(let fragment):
                requests[member.path] = Request(contents: fragment, isOptional: member.isRequestedAsOptional)
            case .value(let value): collect(value)
            }
        }
    }

    /// Whether there are other requests than in another run, except for a path and those that begin with it.
    func differ(from other: RecordedRequests, except scope: [String]) -> Bool {
        !agree(with: other, except: scope)
            || !paths(missingIn: other).union(other.paths(missingIn: self)).allSatisfy { $0.starts(with: scope) }
    }

    /// Whether everything that is requested in both runs is requested in the same way in both, except for a path and
    /// those that begin with it.
    func agree(with other: RecordedRequests, except scope: [String]? = nil) -> Bool {
        requests.allSatisfy { key, value in
            scope.map(key.starts) ?? false || other.requests[key].map { $0 == value } ?? true
        }
    }

    /// The paths that another run has not requested.
    func paths(missingIn other: RecordedRequests) -> Set<[String]> {
        Set(requests.keys).subtracting(other.requests.keys)
    }
}
