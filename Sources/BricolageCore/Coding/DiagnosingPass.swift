/// The pass that finds everything that is wrong with a document, as far as the core knows it.
///
///     decode ──fails──▶ LinkedPass.type ──▶ nil                    the first issue is all that is thrown
///                                      └──▶ issues(of: T, ...)     initialisers run again, and are observed
///                                               │
///                                               └─ observer ◀── nodes and fields of types that read themselves
///
/// The pass itself is above the core, in `BricolageDiagnosing`.
package protocol DiagnosingPass: ObservingPass {
    /// Everything that keeps a document from being decoded as a type.
    ///
    /// - Parameters:
    ///   - session: The session in which the plain decoder has failed.
    ///   - decoder: The decoder whose call this is.
    ///   - first: The fault at which the plain decoder stopped.
    static func issues<T: Decodable>(
        of type: T.Type, in session: DecodingSession, by decoder: JSON.Decoder, after first: Fault
    ) -> DecodingIssues
}

/// Where the core looks for a pass: the module that contains one makes this type conform to `PassProviding`.
///
/// A pass that is linked into a program is found by this conformance alone. Nothing has to be registered, so there is
/// no mutable state, and nothing is looked up before something has failed.
package enum LinkedPass {
    static var type: (any DiagnosingPass.Type)? { (LinkedPass.self as Any.Type as? any PassProviding.Type)?.pass }
}

/// Provides the pass of a program.
package protocol PassProviding {
    static var pass: any DiagnosingPass.Type { get }
}
