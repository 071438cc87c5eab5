/// Patterns that express formats, for texts that must satisfy more than a format; those of the plainest texts come
/// first.
///
/// They need not express a format completely, since every text is checked; texts that they exclude are never made.
enum FormatPatterns {
    static let all: [String: [String]] = [
        "date": [#"^(?:19|20)\d\d-\#(day)$"#, #"^\d{4}-\#(day)$"#],
        "time": ["^\(time)$"],
        "date-time": [#"^(?:19|20)\d\d-\#(day)T\#(time)$"#, #"^\d{4}-\#(day)T\#(time)$"#],
        "duration": ["^P(?:\(days)(?:\(hours))?|\(hours)|\(digits)W)$"],
        "email": [#"^[a-z]{1,20}(?:[.+-][a-z0-9]{1,20})?@"# + "\(host)$", "^\(anyLocalPart)@\(anyHost)$"],
        "idn-email": [#"^[a-z]{1,20}(?:[.+-][a-z0-9]{1,20})?@"# + "\(host)$", "^\(anyLocalPart)@\(anyHost)$"],
        "hostname": ["^\(host)$", "^\(anyHost)$"],
        "host-name": ["^\(host)$", "^\(anyHost)$"],
        "idn-hostname": ["^\(host)$", "^\(anyHost)$"],
        "ipv4": [address],
        "ip-address": [address],
        "ipv6": [longAddress, #"^(?:\#(group):){1,6}:\#(group)$"#],
        "uri": ["^\(plainURI)$", "^\(anyURI)$"],
        "iri": ["^\(plainURI)$", "^\(anyURI)$"],
        "uri-reference": ["^\(plainPath)\(plainEnd)$", "^\(anyReference)$", "^\(anyURI)$"],
        "iri-reference": ["^\(plainPath)\(plainEnd)$", "^\(anyReference)$", "^\(anyURI)$"],
        "uri-template": [#"^(?:/[a-z0-9.-]+|/\{[a-z]+\})+$"#, #"^\#(anyURI)(?:\{[a-z]+\})?$"#],
        "uuid": [uuid("[0-9a-f]"), uuid("[0-9a-fA-F]")],
        "json-pointer": [#"^(?:/[\w.-]*)*$"#],
        "relative-json-pointer": [#"^(?:0|[1-9]\d*)(?:#|(?:/[\w.-]*)*)$"#],
        "regex": [#"^\^?[\w ]*\$?$"#],
    ]

    private static let digits = #"(?:0|[1-9]\d*)"#
    /// Without the 29th of February, which not every year has.
    private static let day =
        #"(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))"#
    private static let time = #"(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)"#
    private static let days = "(?:\(digits)D|\(digits)M(?:\(digits)D)?|\(digits)Y(?:\(digits)M(?:\(digits)D)?)?)"
    private static let hours = "T(?:\(digits)H(?:\(digits)M(?:\(digits)S)?)?|\(digits)M(?:\(digits)S)?|\(digits)S)"

    private static let host = #"(?:[a-z][a-z0-9]{0,29}\.)+[a-z]{2,12}"#
    private static let anyHost = #"(?:[A-Za-z0-9]{1,30}(?:-[A-Za-z0-9]{1,30})?\.)*[A-Za-z][A-Za-z0-9]{0,29}"#
    private static let anyLocalPart = #"[\w+-]{1,30}(?:\.[\w+-]{1,30})?"#

    private static let byte = #"(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)"#
    private static let address = #"^\#(byte)(?:\.\#(byte)){3}$"#
    private static let group = "[0-9a-fA-F]{1,4}"
    private static let longAddress = "^(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}$"

    private static let plainPath = #"(?:/[\w.-]+)+"#
    private static let plainEnd = #"(?:\?[a-z]+=[a-z0-9]+)?(?:#[a-z]+)?"#
    private static let plainURI = #"https?://\#(host)(?:\#(plainPath))?/?\#(plainEnd)"#
    private static let character = #"(?:[\w.~!$&'()*+,;=:@-]|%[0-9A-F]{2})"#
    private static let anyEnd = #"(?:\?(?:\#(character)|[/?])*)?(?:#(?:\#(character)|[/?])*)?"#
    private static let anyURI =
        #"[A-Za-z][A-Za-z0-9+.-]*:(?://(?:[\w.-]+@)?\#(anyHost)(?::\d{1,4})?(?:/\#(character)*)*|\#(character)+(?:/\#(character)*)*)\#(anyEnd)"#
    private static let anyReference = #"/?[\w.~-]*(?:/[\w.~-]+)*/?\#(anyEnd)"#

    private static func uuid(_ digit: String) -> String {
        "^\(digit){8}-\(digit){4}-\(digit){4}-\(digit){4}-\(digit){12}$"
    }
}
