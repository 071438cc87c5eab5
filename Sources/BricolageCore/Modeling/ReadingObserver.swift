/// A pass that runs initialisers and observes them.
package protocol ObservingPass: AnyObject {
    /// Who observes the initialiser that is running; nil while the plain decoder is at work.
    var observer: (any ReadingObserver)? { get }
}

/// Answers what a type that reads itself asks for while it is being observed.
package protocol ReadingObserver: AnyObject {
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
