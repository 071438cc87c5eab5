import BricolageCore
import BricolageFields
import BricolageWriting
import Testing

/// Integers of 128 bits are integers like all others, to `Codable` types, to types that read themselves, and to the
/// diagnosing pass, which once said that its decoder does not support them.
@Suite struct WideIntegersTests {
    private struct Plain: Codable, Equatable {
        var signed: Int128
        var unsigned: UInt128?
        var list: [UInt128]
    }

    private struct Direct: JSONModel, GuessableDecodable, Equatable {
        var signed: Int128
        var unsigned: UInt128?
        var list: [UInt128]

        init(fields: inout JSONFields) throws {
            signed = try fields["signed"]
            unsigned = try fields["unsigned"]
            list = try fields["list"]
        }

        func write(fields: inout JSONOutput) {
            fields["signed"] = signed
            fields["unsigned"] = unsigned
            fields["list"] = list
        }
    }

    /// Asks for each scalar by itself.
    private struct HandWritten: GuessableDecodable {
        var signed: Int128
        var unsigned: UInt128
        var element: Int128
        var whole: UInt128

        private struct Whole: GuessableDecodable {
            var value: UInt128

            init(from decoder: any Swift.Decoder) throws {
                value = try decoder.singleValueContainer().decode(UInt128.self)
            }
        }

        init(from decoder: any Swift.Decoder) throws {
            let container = try decoder.container(keyedBy: JSONCodingKey.self)
            signed = try container.decode(Int128.self, forKey: JSONCodingKey("signed"))
            unsigned = try container.decodeIfPresent(UInt128.self, forKey: JSONCodingKey("unsigned")) ?? 0
            var list = try container.nestedUnkeyedContainer(forKey: JSONCodingKey("list"))
            element = try list.decode(Int128.self)
            whole = try container.decode(Whole.self, forKey: JSONCodingKey("whole")).value
        }
    }

    private let text =
        #"{"signed":-170141183460469231731687303715884105728,"unsigned":340282366920938463463374607431768211455,"#
        + #""list":[0,18446744073709551616]}"#

    @Test func limitsSurviveBothWaysOfReadingAndWriting() throws {
        let plain = try JSON.decode(Plain.self, from: text)
        let direct = try JSON.decode(Direct.self, from: text)
        #expect(plain == Plain(signed: .min, unsigned: .max, list: [0, 1 << 64]))
        #expect(direct.signed == .min && direct.unsigned == .max && direct.list == [0, 1 << 64])
        #expect(try String(decoding: JSON.Encoder().encode(plain), as: UTF8.self) == text)
        #expect(try String(decoding: JSON.Encoder().encode(direct), as: UTF8.self) == text)
    }

    @Test func everyFaultIsFound() throws {
        let wrong = try JSONDocument(
            parsing:
                #"{"signed": "1", "unsigned": -1, "list": [null, 1.5], "whole": 340282366920938463463374607431768211456}"#
        )
        func pointers(_ issues: DecodingIssues) -> [String] { issues.issues.map(\.pointer.description) }
        #expect(
            pointers(JSON.decodingIssues(of: Plain.self, in: wrong)) == ["/signed", "/unsigned", "/list/0", "/list/1"])
        #expect(
            pointers(JSON.decodingIssues(of: Direct.self, in: wrong)) == ["/signed", "/unsigned", "/list/0", "/list/1"])
        #expect(
            pointers(JSON.decodingIssues(of: HandWritten.self, in: wrong))
                == ["/signed", "/unsigned", "/list/0", "/whole"])
    }
}
