internal import BricolageCore

/// What was learned of the places where the code of one type asks for values.
///
///     Order ──▶ [ "id": Int ▸ passed 2 ][ "items": [Item] ▸ swallowed 1 ][ "note": String ▸ – ] ...
///                      └ last: code asks in the same order again
///
/// A decoder cannot see `try?`, but it sees what happens after it has thrown: either the same error comes out of the
/// initialiser, or something else happens first. Each value is judged by itself; what is kept here saves the judging
/// where a type has always done the same.
final class TypeKnowledge {
    private var sites: [SiteKnowledge] = []
    /// The place in the list of the site that was asked for last.
    private var last = 0
    /// The sites by what they ask for, where there are many.
    private var positions: [RequestSite.Pattern: Int] = [:]
    private var passed = 0
    private var swallowed = 0

    /// How often errors must have come out of a site, and never not, before it is trusted.
    private static let trust = 2
    /// From how many sites of a type errors must have come out, and never not, before its others are trusted.
    private static let trustInType = 8
    /// Among how many sites one is looked for by comparing.
    private static let mostCompared = 16

    /// What is known of a site and of those that are like it in other values.
    func knowledge(of site: RequestSite) -> SiteKnowledge {
        if sites.count > Self.mostCompared { return indexedKnowledge(of: site) }
        for _ in sites.indices {
            let known = sites[last]
            if known.pattern.matches(site) { return known }
            last = last + 1 < sites.count ? last + 1 : 0
        }
        return add(site.pattern)
    }

    private func indexedKnowledge(of site: RequestSite) -> SiteKnowledge {
        for position in last..<min(last + 2, sites.count) where sites[position].pattern.matches(site) {
            last = position
            return sites[position]
        }
        let pattern = site.pattern
        guard let position = positions[pattern] else { return add(pattern) }
        last = position
        return sites[position]
    }

    private func add(_ pattern: RequestSite.Pattern) -> SiteKnowledge {
        let knowledge = SiteKnowledge(pattern)
        positions[pattern] = sites.count
        last = sites.count
        sites.append(knowledge)
        return knowledge
    }

    func notePassed(_ site: RequestSite) {
        let site = knowledge(of: site)
        if site.passed == 0 { passed += 1 }
        site.passed += 1
    }

    func noteSwallowed(_ site: RequestSite) {
        knowledge(of: site).swallowed += 1
        swallowed += 1
    }

    /// Whether an error at the site may be taken to come out of the initialiser.
    func passes(_ site: SiteKnowledge) -> Bool {
        guard site.swallowed == 0 else { return false }
        return site.passed >= Self.trust || swallowed == 0 && passed >= Self.trustInType
    }
}

/// What was learned of one place where a type asks for values, whichever value it is.
final class SiteKnowledge {
    let pattern: RequestSite.Pattern
    /// How often an error came out of the initialiser, and how often it did not.
    fileprivate(set) var passed = 0
    fileprivate(set) var swallowed = 0
    /// Whether something was wrong with the last value: faults come in series, and the plain decoder throws for each.
    var wasFaulty = false

    fileprivate init(_ pattern: RequestSite.Pattern) { self.pattern = pattern }
}

extension RequestSite {
    /// A site without what differs from value to value.
    struct Pattern: Hashable {
        private var view: ObjectIdentifier
        private var step: RequestPattern.Step
        private var type: ObjectIdentifier

        fileprivate init(_ site: RequestSite) {
            view = site.view
            step = if case .element = site.step { .element(0) } else { site.step }
            type = site.type
        }

        fileprivate func matches(_ site: RequestSite) -> Bool {
            guard type == site.type, view == site.view else { return false }
            if case .element = site.step, case .element = step { return true }
            return step == site.step
        }
    }

    fileprivate var pattern: Pattern { Pattern(self) }
}
