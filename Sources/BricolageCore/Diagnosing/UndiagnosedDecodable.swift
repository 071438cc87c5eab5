/// A type whose initialiser is never run over placeholders.
///
/// When decoding fails, the initialisers of the decoded types run once more to find everything else that is wrong, and
/// are handed placeholders for values that are missing or wrong. A hand-written `init(from:)` that would trap or have
/// effects outside of its value can opt out: of such a value only the first issue is reported.
///
///     extension Account: UndiagnosedDecodable {}
public protocol UndiagnosedDecodable: Decodable {}
