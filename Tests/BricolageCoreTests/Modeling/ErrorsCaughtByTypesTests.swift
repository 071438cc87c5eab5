import BricolageCore
import BricolageFields
import BricolageWriting
import Testing

private enum Side: String, JSONClosedEnum { case left, right }

private struct Even: JSONReadableValue {
    init(json: JSONDocument.Node) throws {
        guard try json.read(Int.self).isMultiple(of: 2) else { throw json.failure("an even number") }
    }
}

/// A type that catches only the errors of `Codable`.
private struct Catching: Decodable {
    var caught: [[String]] = []

    private enum CodingKeys: String, CodingKey { case side, even }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        do { _ = try container.decode(Side.self, forKey: .side) } catch let error as DecodingError { note(error) }
        do { _ = try container.decode(Even.self, forKey: .even) } catch let error as DecodingError { note(error) }
    }

    private mutating func note(_ error: DecodingError) {
        guard case .dataCorrupted(let context) = error else { return }
        caught.append(context.codingPath.map(\.stringValue))
    }
}

/// Types can catch the errors that `Codable` promises, whatever has rejected the value.
@Suite struct ErrorsCaughtByTypesTests {
    @Test(arguments: [JSON.Decoder(), JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)])
    func enumerationsAndValuesThrowErrorsOfCodable(decoder: JSON.Decoder) throws {
        let value = try decoder.decode(Catching.self, from: #"{"side": "middle", "even": 3}"#)
        #expect(value.caught == [["side"], ["even"]])
    }

    @Test(arguments: [JSON.Decoder(), JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)])
    func theIssueIsTheSame(decoder: JSON.Decoder) throws {
        let error = #expect(throws: DecodingIssues.self) {
            try decoder.decode([String: Side].self, from: #"{"a": "middle"}"#)
        }
        #expect(error?.issues.map(\.pointer.description) == ["/a"])
        #expect(error?.issues.map(\.message) == [#"expected one of "left", "right", found the string "middle""#])
    }
}
