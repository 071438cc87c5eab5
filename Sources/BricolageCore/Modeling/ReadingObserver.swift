/// A pass that runs initialisers and observes them.
package protocol ObservingPass: AnyObject {
    /// The observer of the initialiser that is running; nil while the plain decoder runs.
    var observer: (any ReadingObserver)? { get }
}

/// Answers the requests of a type that reads itself while it is observed.
package protocol ReadingObserver: AnyObject {
    /// The value of a missing field of an object whose fields are not read through the pass.
    func missing<T: JSONReadable>(_ key: StaticString, in object: JSONDocument.Node, _ error: any Error) throws -> T

    /// A value that is read as another type.
    func read<T: JSONReadable>(_ type: T.Type, at node: JSONDocument.Node) throws -> T

    /// A value in place of one that a type failed to read without the pass.
    func recover<T: JSONReadable>(_ type: T.Type, at node: JSONDocument.Node, from error: any Error) throws -> T

    /// Records something that is wrong with the object or a member, for which no value is needed.
    func refuse(_ error: JSONReadingError, at node: JSONDocument.Node) throws

    /// Records that a union is about to read the value as a type that requires a missing member.
    ///
    /// - Returns: Whether the union may do so.
    func mayRead(_ node: JSONDocument.Node, lacking key: String) -> Bool
}
