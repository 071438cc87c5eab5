internal import BricolageCore

/// The names of the properties of an object: an enumeration.
///
///     enum Name: PropertyName { case id, tags }                              // called as their cases
///     enum Name: String, PropertyName { case id, mail = "e-mail" }           // called as their raw values
///
/// The compiler refuses a name that is none; that a property is called by the names of its own schema it leaves to you.
/// Asks for little, because each thing that it asked for would be compiled anew for each type of objects.
public protocol PropertyName: Sendable {
    /// The name in JSON.
    var propertyName: String { get }
}

extension PropertyName {
    /// The name of the case.
    public var propertyName: String { EnumerationCases.name(of: self) ?? String(describing: self) }
}

extension PropertyName where Self: RawRepresentable, RawValue == String {
    /// The raw value.
    public var propertyName: String { rawValue }
}

// Enumerations are `Hashable` in any case: with these the compiler has nothing to write for each of them.

extension PropertyName where Self: Hashable {
    /// Whether both are the same case, whatever they are called in JSON.
    public static func == (left: Self, right: Self) -> Bool { left.caseName == right.caseName }

    /// A number that equal names share.
    public var hashValue: Int { caseName.hashValue }

    /// Hashes the name of the case.
    public func hash(into hasher: inout Hasher) { hasher.combine(caseName) }

    /// What tells cases apart: `propertyName` may compare them to say what they are called.
    private var caseName: ExactKey { ExactKey(EnumerationCases.name(of: self) ?? propertyName) }
}
