/// A type that is not searched for further issues when decoding fails.
///
/// When decoding fails, the initialisers of the decoded types run once more over the same document, under observation,
/// to find all other issues. The initialiser of such a type runs as usual, with everything inside it, and only if the
/// values around it need its value. A type whose content cannot be decoded on its own can therefore opt out. Only the
/// first issue of such a value is reported. If an initialiser must run only once, set `JSON.Decoder.reporting` to
/// `.first`.
///
///     extension Account: UndiagnosedDecodable {}
public protocol UndiagnosedDecodable: Decodable {}
