internal import BricolageCore

/// A request of an initialiser.
struct Request {
    let site: RequestSite
    /// Whether nil answers the request for a value that is absent or null.
    var isOptional = false
    /// The type of the keys of the requested container.
    var keys: (any CodingKey.Type)?

    /// The part that it has in common with requests for the same member of other values.
    var pattern: RequestPattern {
        RequestPattern(view: site.view, step: site.step, type: site.type, isOptional: isOptional)
    }
}
