/// The pass that finds out everything that is wrong with a document, as far as the core knows it.
///
///     decode ──fails──▶ LinkedPass.type ──▶ nil                    the first issue is all that is thrown
///                                      └──▶ issues(of: T, ...)     initialisers run again, and are observed
///                                               │
///                                               └─ observer ◀── nodes and fields of types that read themselves
///
/// The pass itself stands above the core, in `BricolageDiagnosing`.
package protocol DiagnosingPass: AnyObject {
    /// Everything that keeps a document from being decoded as a type.
    ///
    /// - Parameters:
    ///   - session: The session in which the plain decoder has failed.
    ///   - decoder: The decoder whose call this is.
    ///   - first: What the plain decoder has stopped at.
    static func issues<T: Decodable>(
        of type: T.Type, in session: DecodingSession, by decoder: JSON.Decoder, after first: Fault
    ) -> DecodingIssues

    /// Who observes the initialiser that is running; nil while the plain decoder is at work.
    var observer: (any ReadingObserver)? { get }
}

/// Answers what a type that reads itself asks for while it is being observed.
package protocol ReadingObserver: AnyObject {
    /// The value of a field.
    func field<T: JSONReadable>(_ key: StaticString, of fields: borrowing JSONFields) throws -> T

    /// The value of a field that an object lacks, whose fields are not read through the pass.
    func missing<T: JSONReadable>(_ key: StaticString, in object: JSONDocument.Node, _ error: any Error) throws -> T

    /// A value that is read as another type.
    func read<T: JSONReadable>(_ type: T.Type, at node: JSONDocument.Node) throws -> T

    /// A value that could not be read as a type which was not asked through the pass.
    func recover<T: JSONReadable>(_ type: T.Type, at node: JSONDocument.Node, from error: any Error) throws -> T

    /// Notes something that is wrong with the object or a member, for which no value is wanted.
    func refuse(_ error: JSONReadingError, at node: JSONDocument.Node) throws

    /// Takes note that a union is about to read the value as a type that requires a member which is not there.
    ///
    /// - Returns: Whether the union may do so.
    func mayRead(_ node: JSONDocument.Node, lacking key: String) -> Bool
}

/// Where the core looks for a pass: the module that holds one makes this conform to `PassProviding`.
///
/// What is linked into a program is found by its conformances alone. Nothing has to be registered, so there is no state
/// that changes, and nothing is looked up before something has failed.
package enum LinkedPass {
    static var type: (any DiagnosingPass.Type)? { (LinkedPass.self as Any.Type as? any PassProviding.Type)?.pass }
}

/// Says which pass a program has.
package protocol PassProviding {
    static var pass: any DiagnosingPass.Type { get }
}
