internal import BricolageCore

/// The names of the properties of an object: an enumeration.
///
///     enum Name: PropertyName { case id, tags }                              // called as their cases
///     enum Name: String, PropertyName { case id, mail = "e-mail" }           // called as their raw values
///
/// The compiler rejects unknown names, but does not check that a property uses the names of its own schema. The
/// protocol has few requirements, because each one would be compiled again for each object type.
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

// Enumerations are `Hashable` in any case; with these members the compiler synthesizes none for each of them.

extension PropertyName where Self: Hashable {
    /// Whether both are the same case, whatever their names in JSON.
    public static func == (left: Self, right: Self) -> Bool { left.caseName == right.caseName }

    /// The hash value.
    public var hashValue: Int { caseName.hashValue }

    /// Hashes the name of the case.
    public func hash(into hasher: inout Hasher) { hasher.combine(caseName) }

    /// What distinguishes cases: not `propertyName`, which may itself compare cases to find their names.
    private var caseName: ExactKey { ExactKey(EnumerationCases.name(of: self) ?? propertyName) }
}
