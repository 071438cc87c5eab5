package import BricolageCore

/// Answers the requests of a type that reads its fields while it is observed.
package protocol FieldObserver: ReadingObserver {
    /// The value of a field.
    func field<T: JSONReadable>(_ key: StaticString, of fields: borrowing JSONFields) throws -> T
}
