import Bricolage
import Foundation
import TestSupport
import Testing

/// Generated texts and values through Foundation's coders and through ours.
@Suite struct FoundationDifferentialTests {
    @Test(arguments: 0..<3) func valuesOfGeneratedTexts(seed: UInt64) throws {
        var generator = JSONTextGenerator(seed: seed + 100)
        generator.exoticNumbers = false
        generator.duplicates = false
        for _ in 0..<600 {
            let text = generator.text()
            let their = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
            let difference = try difference(JSON(parsing: text), their)
            #expect(difference == nil)
        }
    }

    /// The first difference between two values, or nil.
    private func difference(_ our: JSON, _ their: Any) -> String? {
        switch (our, their) {
        case (.array(let our), let their as [Any]) where our.count == their.count:
            zip(our, their).lazy.compactMap { self.difference($0, $1) }.first
        case (.object(let our), let their as [String: Any]) where our.count == their.count:
            our.lazy.compactMap { self.difference($0.value, their[$0.key] ?? "nothing at \($0.key)") }.first
        case (.null, is NSNull): nil
        case (.string(let our), let their as String) where Array(our.utf8) == Array(their.utf8): nil
        case (.bool(let our), let their as NSNumber) where our == their.boolValue: nil
        // On Linux decimal numbers are kept as digits, exactly, but become doubles inexactly.
        case (.number(let our), let their as NSNumber)
        where our.double == their.doubleValue || our == JSON.Number(their.description): nil
        default: "ours \(our), theirs \(their)"
        }
    }

    /// The value with its members in another order, with additional members, and with null for absent members.
    private func shuffled(_ json: JSON, _ random: inout SeededGenerator) -> JSON {
        switch json {
        case .array(let elements): return .array(JSON.Array(elements.map { shuffled($0, &random) }))
        case .object(let object):
            var members = object.map { (key: $0.key, value: shuffled($0.value, &random)) }
            members.shuffle(using: &random)
            // Only records may have members that are ignored; in a dictionary they would be data.
            if object["optionalText"] != nil || object["flag"] != nil {
                for number in 0..<Int.random(in: 0...60, using: &random) {
                    let place = Int.random(in: 0...members.count, using: &random)
                    members.insert(("unknown\(number)", [1, ["a": nil]]), at: place)
                }
                for key in ["optionalText", "optionalInt", "optionalPoint"] where object[key] == nil {
                    members.append((key, nil))
                }
            }
            return .object(JSON.Object(members))
        default: return json
        }
    }

    @Test(arguments: 0..<3) func recordsThroughEveryPairOfCoders(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let record = Record(&random)
            let our = try JSON.Encoder().encodeToData(record)
            let their = try JSONEncoder().encode(record)
            #expect(try JSON(parsing: our) == JSON(parsing: their))
            let other = shuffled(try JSON(parsing: our), &random).serializedData(.pretty)
            for text in [our, their, other] {
                #expect(try JSON.decode(Record.self, from: text) == record)
                #expect(try JSONDecoder().decode(Record.self, from: text) == record)
            }
        }
    }

    /// A record with one value replaced by one of another kind or range, or one member left out.
    private func damaged(_ json: JSON, _ random: inout SeededGenerator) -> JSON {
        if Int.random(in: 0..<4, using: &random) > 0 {
            switch json {
            case .array(var elements) where !elements.isEmpty:
                let place = Int.random(in: 0..<elements.count, using: &random)
                elements[place] = damaged(elements[place], &random)
                return .array(elements)
            case .object(var object) where !object.isEmpty:
                let key = Array(object.keys).sorted().randomElement(using: &random) ?? ""
                if Int.random(in: 0..<6, using: &random) == 0 {
                    object[key] = nil
                } else if let value = object[key] {
                    object[key] = damaged(value, &random)
                }
                return .object(object)
            default: break
            }
        }
        let replacements: [JSON] = [
            nil, true, 0, 1.5, -200, "", "plain", [], [nil], [[]], [:], ["x": 1], ["number": ["_0": 3]],
        ]
        return replacements.randomElement(using: &random) ?? nil
    }

    @Test(arguments: 0..<3) func damagedRecordsAreRefusedByBoth(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed + 50)
        var refused = 0
        for _ in 0..<400 {
            let record = Record(&random, depth: 1)
            let json = try damaged(JSON(parsing: JSON.Encoder().encode(record)), &random)
            let text = json.serializedData()
            let their = try? JSONDecoder().decode(Record.self, from: text)
            let our = try? JSON.decode(Record.self, from: text)
            #expect(our == their, "\(json)")
            if our == nil { refused += 1 }
        }
        #expect(refused > 100 && refused < 400)
    }

    @Test(.enabled(if: Suites.has("bench/twitter.json"), Suites.hint)) func corpora() throws {
        for file in Suites.files(in: "bench") {
            let bytes = try Suites.bytes(file)
            let json = try JSON(parsing: bytes)
            #expect(try difference(json, JSONSerialization.jsonObject(with: Data(bytes))) == nil)
            #expect(try JSON.decode(JSON.self, from: bytes) == json)
        }
    }
}
