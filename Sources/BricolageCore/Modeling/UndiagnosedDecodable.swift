/// A type whose initialiser is not run a second time.
///
/// When decoding fails, the initialisers of the decoded types run once more over the same document to find everything
/// else that is wrong. One that has effects outside of its value can opt out, and so can one without which the values in
/// it cannot be decoded: of such a value only the first issue is reported.
///
///     extension Account: UndiagnosedDecodable {}
public protocol UndiagnosedDecodable: Decodable {}
