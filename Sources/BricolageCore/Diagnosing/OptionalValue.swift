/// An optional, whatever it is an optional of.
protocol OptionalValue {
    var isNil: Bool { get }

    /// A value that is there, to stand for one that could not be read.
    static func filled(by frame: DiagnosingFrame, for site: RequestSite) -> Any?
}

extension Optional: OptionalValue where Wrapped: Decodable {
    var isNil: Bool { self == nil }

    static func filled(by frame: DiagnosingFrame, for site: RequestSite) -> Any? {
        frame.placeholder(Wrapped.self, for: site)
    }
}
