internal import BricolageCore

/// How a run answers the requests for one member, if not with a placeholder for the first of them.
enum MemberAnswer {
    /// The member with a name in documents is absent, or it has any value of a schema, which makes no difference.
    case absent(name: String, or: JSON)
    case null(name: String)
    /// A placeholder, also if the member is requested as optional.
    case present
    /// A placeholder, after so many requests were refused because of the type that they ask for, perhaps none.
    case refusing(Int)
    /// A certain value, and how documents have it.
    case value(Any, JSON)

    var isPresent: Bool { if case .present = self { true } else { false } }
    var isAbsent: Bool { if case .absent = self { true } else { false } }
    var isValue: Bool { if case .value = self { true } else { false } }
    var isNull: Bool { if case .null = self { true } else { false } }
    /// How many requests are refused because of the type that they ask for.
    var refusals: Int { if case .refusing(let count) = self { count } else { 0 } }
}
