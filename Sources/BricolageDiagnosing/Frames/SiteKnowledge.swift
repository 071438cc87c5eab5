internal import BricolageCore

/// What was learned about the sites where the code of one type requests values.
///
///     Order ──▶ [ "id": Int ▸ passed 2 ][ "items": [Item] ▸ swallowed 1 ][ "note": String ▸ – ] ...
///                      └ last: code asks in the same order again
///
/// A decoder cannot see `try?`, but it sees what happens after it has thrown: either the same error comes out of the
/// initialiser, or something else happens first. Each value is judged on its own; this knowledge makes that unnecessary
/// at sites where a type has always done the same.
final class TypeKnowledge {
    private var sites: [SiteKnowledge] = []
    /// The index of the site that was looked up last.
    private var last = 0
    /// The indices of the sites by their patterns, for types with many sites.
    private var positions: [RequestSite.Pattern: Int] = [:]
    private var passed = 0
    private var swallowed = 0

    /// How many errors at a site must have come out of the initialiser, with none caught, before the site is trusted.
    private static let trust = 2
    /// At how many sites of a type errors must have come out of the initialiser, with none caught at any site, before
    /// its other sites are trusted.
    private static let trustInType = 8
    /// Up to how many sites are searched one by one.
    private static let mostCompared = 16

    /// The knowledge about a site, shared with the same site in other values.
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

    /// Whether an error at the site can be assumed to come out of the initialiser.
    func passes(_ site: SiteKnowledge) -> Bool {
        guard site.swallowed == 0 else { return false }
        return site.passed >= Self.trust || swallowed == 0 && passed >= Self.trustInType
    }
}

/// What was learned about one site where a type requests values, for all values of the type.
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
    /// A site without the parts that differ from value to value.
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
