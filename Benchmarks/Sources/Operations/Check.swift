internal import Bricolage
internal import Foundation

/// Checks that all competitors read and write the same, since comparing their speed requires that.
public enum Check {
    /// The differences, one line each.
    public static func differences(on corpus: Corpus) throws -> [String] {
        var differences: [String] = []
        let source = try JSON(parsing: corpus.load())
        var written: [(name: String, json: JSON)] = []
        for competitor in Competitor.allCases {
            guard let decode = try Workload.make(.decode, by: competitor, on: corpus),
                let value = try decode.result() as? any Encodable
            else { continue }
            let texts = [
                ("ours", try JSON.encode(value)), ("Foundation", Array(try JSONEncoder().encode(value))),
            ]
            for (writer, text) in texts {
                written.append(("\(competitor.rawValue), written by \(writer)", try JSON(parsing: text)))
            }
        }
        // Types that Curio generates write members that are null.
        let isInferred = Corpus.inferred.contains(corpus)
        for other in written.dropFirst()
        where !isInferred && !other.name.hasPrefix(Competitor.generated.rawValue) && other.json != written[0].json {
            differences.append("\(corpus.rawValue): \(other.name) is not \(written[0].name)")
        }
        for (name, json) in written where !isContained(json, in: source) {
            differences.append("\(corpus.rawValue): \(name) does not keep what the document says")
        }
        for formatting in [JSONFormatting.compact, .pretty]
        where try JSON(parsing: source.serializedBytes(formatting)) != source {
            differences.append("\(corpus.rawValue): the serialised value is another one")
        }
        let foundation = try JSONSerialization.jsonObject(with: Data(corpus.load())) as? NSObject
        let ours = try JSONSerialization.jsonObject(with: Data(source.serializedBytes())) as? NSObject
        if foundation != ours { differences.append("\(corpus.rawValue): Foundation reads another value") }
        return differences
    }

    /// Whether two values are the same, except for members that are null in one and absent in the other, and except for
    /// digits of numbers that a `Double` cannot represent.
    private static func isContained(_ left: JSON, in right: JSON) -> Bool {
        switch (left, right) {
        case (.object(let left), .object(let right)):
            right.allSatisfy { member in
                member.value.isNull || left[member.key].map { isContained($0, in: member.value) } == true
            } && left.allSatisfy { right[$0.key] != nil }
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { isContained($0, in: $1) }
        case (.number(let left), .number(let right)): left.double == right.double
        default: left == right
        }
    }
}
