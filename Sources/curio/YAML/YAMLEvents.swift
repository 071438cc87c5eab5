internal import BricolageCore
internal import CYaml
// CYaml is the parser inside Yams. The reader of Yams itself recurses, and hashes repetitions of aliases; here hostile
// text must cost no more than its length.
internal import Yams

/// The events of a YAML text, in the order in which the parser of Yams reports them.
///
///     - &a 1       arrayStart  scalar "1" anchor a  alias a  end
///     - *a
final class YAMLEvents {
    enum Event {
        case documentStart
        case documentEnd
        case alias(String)
        case scalar(String, tag: String?, isPlain: Bool, anchor: String?)
        case arrayStart(anchor: String?)
        case objectStart(anchor: String?)
        /// The end of an array or an object.
        case end
    }

    private let text: UnsafeBufferPointer<UInt8>
    private var parser = yaml_parser_t()
    /// The location of the last event, from which the location of the next one is computed.
    private var location = SourceLocation(offset: 0, line: 1, column: 1)
    private var characters = 0
    /// The offset at which the parser begins.
    private var start = 0

    /// Creates a parser of valid UTF-8, which must remain in memory as long as the parser lives.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        skipMark()
        start = location.offset
        yaml_parser_initialize(&parser)
        yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
        let rest = UnsafeBufferPointer(rebasing: text[location.offset...])
        yaml_parser_set_input_string(&parser, rest.baseAddress, rest.count)
    }

    /// Skips a byte order mark, which may follow comments and empty lines.
    ///
    /// A byte order mark is allowed wherever a document begins (YAML 1.2.2, 9.1.1). The parser accepts one only as the
    /// first character, and counts it as a column of indentation.
    private func skipMark() {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var (start, line) = (0, 1)
        while !text[start...].starts(with: mark) {
            guard let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) else { return }
            let first = text[start..<end].first { ![UInt8(ascii: " "), UInt8(ascii: "\t")].contains($0) }
            guard [nil, UInt8(ascii: "#"), UInt8(ascii: "\r")].contains(first) else { return }
            (start, line) = (end + 1, line + 1)
        }
        location = SourceLocation(offset: start + mark.count, line: line, column: 1)
    }

    deinit { yaml_parser_delete(&parser) }

    /// The next event and its location; nil at the end of the text.
    func next() throws(YAMLError) -> (event: Event, location: SourceLocation)? {
        while true {
            var event = yaml_event_t()
            guard yaml_parser_parse(&parser, &event) == 1 else { throw failure }
            defer { yaml_event_delete(&event) }
            let location = location(of: event.start_mark)
            switch event.type {
            case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return nil
            case YAML_DOCUMENT_START_EVENT: return (.documentStart, location)
            case YAML_DOCUMENT_END_EVENT: return (.documentEnd, location)
            case YAML_ALIAS_EVENT: return (.alias(Self.string(event.data.alias.anchor) ?? ""), location)
            case YAML_SCALAR_EVENT:
                let scalar = event.data.scalar
                let value = String(
                    decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
                let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
                return (
                    .scalar(
                        value, tag: Self.string(scalar.tag), isPlain: isPlain, anchor: Self.string(scalar.anchor)),
                    location
                )
            case YAML_SEQUENCE_START_EVENT:
                return (.arrayStart(anchor: Self.string(event.data.sequence_start.anchor)), location)
            case YAML_MAPPING_START_EVENT:
                return (.objectStart(anchor: Self.string(event.data.mapping_start.anchor)), location)
            case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return (.end, location)
            default: continue
            }
        }
    }

    /// The error at which the parser has stopped.
    private var failure: YAMLError {
        let problem = parser.problem.map { String(cString: $0) } ?? "there is no memory left"
        if problem.hasPrefix("Maximum nesting level") {
            return error("depth-limit", "nested deeper than the limit of 1000 levels", at: location(of: parser.mark))
        }
        if parser.error == YAML_READER_ERROR {
            let character = Unicode.Scalar(UInt32(truncatingIfNeeded: parser.problem_value))
            let message = character.map { "\(JSONSyntaxError.name($0)) is not allowed" } ?? problem
            return notYAML(message, at: location(ofOffset: start + parser.problem_offset))
        }
        // The text ends there, or the document; the quote that is missing its end may be far before it.
        if let context = parser.context, String(cString: context) == "while scanning a quoted scalar" {
            return notYAML("this quote is not closed", at: location(of: parser.context_mark))
        }
        let place = location(of: parser.problem_mark)
        return notYAML(isIndented(byTabAt: place) ? "a tab cannot indent; use spaces" : problem, at: place)
    }

    private func notYAML(_ message: String, at location: SourceLocation) -> YAMLError {
        error("not-yaml", "not YAML: \(message)", at: location)
    }

    /// Whether there is a tab at a location, which is invisible, before everything else on its line.
    private func isIndented(byTabAt place: SourceLocation) -> Bool {
        guard place.offset < text.count, text[place.offset] == UInt8(ascii: "\t") else { return false }
        let indentation = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "-"), UInt8(ascii: "?")]
        return text[..<place.offset].reversed().prefix { $0 != UInt8(ascii: "\n") }.allSatisfy(indentation.contains)
    }

    /// An error at a location.
    func error(_ rule: String, _ message: String, at location: SourceLocation) -> YAMLError {
        YAMLError(
            rule: rule, message: message, location: location, excerpt: SourceExcerpt(at: location.offset, in: text))
    }

    /// The location of a mark, which counts characters; marks come in ascending order, so one sweep finds them all.
    private func location(of mark: yaml_mark_t) -> SourceLocation {
        moveOn { characters < mark.index }
    }

    /// The location of an offset that is not before any mark so far.
    private func location(ofOffset offset: Int) -> SourceLocation {
        moveOn { location.offset < offset }
    }

    private func moveOn(while isBefore: () -> Bool) -> SourceLocation {
        while isBefore(), location.offset < text.count {
            let byte = text[location.offset]
            location.offset += 1
            while location.offset < text.count, text[location.offset] & 0xC0 == 0x80 { location.offset += 1 }
            characters += 1
            if byte == UInt8(ascii: "\n") {
                location.line += 1
                location.column = 1
            } else {
                location.column += 1
            }
        }
        return location
    }

    private static func string(_ text: UnsafeMutablePointer<UInt8>?) -> String? {
        text.map { String(decodingCString: $0, as: UTF8.self) }
    }
}
