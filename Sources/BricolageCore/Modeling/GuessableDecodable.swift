/// A type whose initialiser may be run on values that no document holds.
///
/// When decoding fails, the initialisers of the decoded types run once more to find everything else that is wrong, and
/// see only what the document holds: at the first fault they end. One that does nothing but read its members, whatever
/// they are, can let itself be run on: it is handed placeholders for what is missing or wrong. Types that Curio writes
/// do so.
///
///     extension Account: GuessableDecodable {}
///
/// Do not adopt this for an initialiser that force-unwraps, indexes, checks preconditions, loops until something fails
/// or has effects outside of its value.
public protocol GuessableDecodable: Decodable {}
