internal import Bricolage

/// An object of JSON, with values as `JSONSerialization` makes them.
///
/// This module does not export the `JSON` of Bricolage. A file that imports both writes `Gloss.JSON` and
/// `BricolageCore.JSON`.
public typealias JSON = [String: Any]

/// The value type of Bricolage, whose name has another meaning in this module.
typealias BricolageJSON = Bricolage.JSON

/// A type that is made from an object.
public protocol JSONDecodable {
    /// Creates a value from an object; nil if the object does not suit.
    init?(json: JSON)
}

/// A type that makes an object.
public protocol JSONEncodable {
    /// The object that represents this value; nil if there is none.
    func toJSON() -> JSON?
}

/// A type that is made from an object and makes one.
public protocol Glossy: JSONDecodable, JSONEncodable {}
