/// Something that an initialiser asked for.
struct Request {
    let site: RequestSite
    /// Whether a value that is absent or null is answered by nil.
    var isOptional = false
    /// The keys of the container that was asked for.
    var keys: (any CodingKey.Type)?

    /// What two requests for members have in common which the code of a type makes for two of its values.
    struct Pattern: Hashable {
        var view: ObjectIdentifier
        var step: RequestSite.Step
        var type: ObjectIdentifier
        var isOptional: Bool
    }

    var pattern: Pattern {
        Pattern(view: site.view, step: site.step, type: site.type, isOptional: isOptional)
    }
}
