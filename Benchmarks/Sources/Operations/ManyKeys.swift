internal import Bricolage

/// Objects of many keys, read in the ways that could cost more than linear time.
public enum ManyKeys {
    /// How an object is read.
    public enum Reading: String, CaseIterable, Sendable {
        /// By the standard library's `Dictionary`, through `Codable`.
        case dictionary
        /// Key by key through a container, the last key first.
        case container
        /// As a `JSON` value, in which every key is then looked up.
        case value
    }

    /// Prepares reading an object with the given number of keys.
    public static func workload(_ reading: Reading, count: Int) -> Workload {
        let members = (0..<count).map { "\"key-\($0 &* 7919 % 1_000_003)-\($0)\":\"value \($0)\"" }
        let text = Array("{\(members.joined(separator: ","))}".utf8)
        return switch reading {
        case .dictionary: Workload(bytes: text.count) { try JSON.decode([String: String].self, from: text) }
        case .container: Workload(bytes: text.count) { try JSON.decode(Backwards.self, from: text) }
        case .value:
            Workload(bytes: text.count) {
                let json = try JSON(parsing: text)
                return json.object?.keys.reduce(0) { $0 + (json[$1]?.string?.utf8.count ?? 0) }
            }
        }
    }

    /// Decodes all keys from the last to the first.
    private struct Backwards: Decodable {
        var length = 0

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            for key in container.allKeys.reversed() {
                length += try container.decode(String.self, forKey: key).utf8.count
            }
        }
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
