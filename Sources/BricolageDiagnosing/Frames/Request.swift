internal import BricolageCore

/// Something that an initialiser asked for.
struct Request {
    let site: RequestSite
    /// Whether a value that is absent or null is answered by nil.
    var isOptional = false
    /// The keys of the container that was asked for.
    var keys: (any CodingKey.Type)?

    /// What it has in common with requests for the same member of other values.
    var pattern: RequestPattern {
        RequestPattern(view: site.view, step: site.step, type: site.type, isOptional: isOptional)
    }
}
