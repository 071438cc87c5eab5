/// Any JSON value, as BricBrac knows it: its numbers are `Double`s, its objects dictionaries without order.
///
///     let bric: Bric = ["name": "Tim", "age": 50, "tags": [true, nil]]
///     bric["name"]?.str        // "Tim"
///
/// A number that a `Double` cannot hold is never changed silently: reading and encoding throw an error instead, and
/// Bricolage's `JSON` holds it.
public enum Bric: Hashable, Sendable {
    /// An array.
    case arr([Bric])
    /// An object.
    case obj([String: Bric])
    /// A string.
    case str(String)
    /// A number.
    case num(Double)
    /// A boolean.
    case bol(Bool)
    /// Null.
    case nul

    /// The type of pointers: the keys and positions that lead to a value.
    public typealias Pointer = [Bric.Ref]
}

/// What the cases hold.
extension Bric {
    /// The type itself.
    public typealias Storage = Bric
    /// What null holds.
    public typealias NulType = Void
    /// A boolean.
    public typealias BolType = Bool
    /// A string, or the key of a member.
    public typealias StrType = String
    /// A number.
    public typealias NumType = Double
    /// The elements of an array.
    public typealias ArrType = [Bric]
    /// The members of an object.
    public typealias ObjType = [String: Bric]
}

extension Bric: CustomDebugStringConvertible {
    /// The kind of the value, without its content, which may be large.
    public var debugDescription: String {
        switch self {
        case .arr: "Bric.arr"
        case .obj: "Bric.obj"
        case .str: "Bric.str"
        case .num: "Bric.num"
        case .bol: "Bric.bol"
        case .nul: "Bric.nul"
        }
    }
}

extension Bric {
    /// The number of members or elements, 0 for null, 1 for anything else.
    public var count: Int {
        switch self {
        case .obj(let members): members.count
        case .arr(let elements): elements.count
        case .nul: 0
        case .str, .num, .bol: 1
        }
    }
}
