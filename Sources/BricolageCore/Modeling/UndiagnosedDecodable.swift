/// A type that is not looked into when decoding fails.
///
/// The initialisers of the decoded types run once more then, over the same document and under observation, to find
/// everything else that is wrong. That of such a type runs as it always does, with all that is inside of it, where the
/// values around it need its value: so one without which the values in it cannot be decoded can opt out. Of such a value
/// only the first issue is reported. What must happen only once needs `JSON.Decoder.reporting` to be `.first`.
///
///     extension Account: UndiagnosedDecodable {}
public protocol UndiagnosedDecodable: Decodable {}
