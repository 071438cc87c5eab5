package import BricolageCore

/// Answers what a type that reads its fields asks for while it is being observed.
package protocol FieldObserver: ReadingObserver {
    /// The value of a field.
    func field<T: JSONReadable>(_ key: StaticString, of fields: borrowing JSONFields) throws -> T
}
