/// A place in the code of a type where it asks for a value, as far as it can be told from outside.
struct RequestSite: Hashable {
    /// The value whose contents are asked for.
    var index: Int
    /// What tells containers of one value apart: the type of their keys, or their own.
    var view: ObjectIdentifier
    var step: Step
    /// The type that is asked for.
    var type: ObjectIdentifier

    enum Step: Hashable {
        /// The container itself.
        case container
        /// The value itself.
        case whole
        case member(String)
        case element(Int)
    }

    /// Whether the request came from a type that reads itself.
    var isDirect: Bool { view == ObjectIdentifier(JSONFields.self) || view == ObjectIdentifier(JSONDocument.Node.self) }

    /// Whether code that catches an error at this site is likely to catch one at another: members of one container of
    /// one value stand or fall together, as the type does that is read from it.
    func isCaught(with other: RequestSite) -> Bool {
        guard index == other.index, view == other.view else { return false }
        switch (step, other.step) {
        case (.member, .member), (.container, .member), (.member, .container): return true
        default: return self == other
        }
    }

    /// The site without what differs from value to value.
    func pattern(of owner: Any.Type) -> Pattern {
        let step: Step = if case .element = step { .element(0) } else { step }
        return Pattern(owner: ObjectIdentifier(owner), view: view, step: step, type: type)
    }

    struct Pattern: Hashable {
        var owner: ObjectIdentifier
        var view: ObjectIdentifier
        var step: Step
        var type: ObjectIdentifier
    }
}

/// What was learned of the sites of all types: whether an error that arises there leaves the initialiser.
///
/// A decoder cannot see `try?`, but it sees what happens after it has thrown: either the same error comes out of the
/// initialiser, or something else happens first. Each value is judged by itself; what is kept here saves the judging
/// where a type has always done the same.
struct SiteKnowledge {
    private var sites: [RequestSite.Pattern: Record] = [:]
    private var owners: [ObjectIdentifier: Record] = [:]

    private struct Record {
        var passed = 0
        var swallowed = 0
    }

    /// How often errors must have come out of a site, and never not, before it is trusted.
    private static let trust = 2
    /// From how many sites of a type errors must have come out, and never not, before its others are trusted.
    private static let trustInOwner = 8

    mutating func notePassed(_ pattern: RequestSite.Pattern) {
        let isNew = sites[pattern, default: Record()].passed == 0
        sites[pattern, default: Record()].passed += 1
        if isNew { owners[pattern.owner, default: Record()].passed += 1 }
    }

    mutating func noteSwallowed(_ pattern: RequestSite.Pattern) {
        sites[pattern, default: Record()].swallowed += 1
        owners[pattern.owner, default: Record()].swallowed += 1
    }

    /// Whether an error at the site may be taken to come out of the initialiser.
    func passes(_ pattern: RequestSite.Pattern) -> Bool {
        if let site = sites[pattern], site.swallowed == 0, site.passed >= Self.trust { return true }
        guard let owner = owners[pattern.owner] else { return false }
        return owner.swallowed == 0 && owner.passed >= Self.trustInOwner && sites[pattern]?.swallowed ?? 0 == 0
    }
}
