import Foundation
import TestSupport

/// What an `encode(to:)`, as if written by hand, does with its encoder, generated at random.
indirect enum EncodingProgram: Sendable {
    case leaf(ProgrammedLeaf)
    /// Members, with one container for each group.
    case object([[Step]])
    case array([[Step]])
    /// By a single-value container.
    case single(EncodingProgram)
    /// Members that are added to a value which a single-value container has encoded, or to which the encoder was passed
    /// on.
    case onto(EncodingProgram, [Step], bySingleValue: Bool)
    case nothing

    struct Step: Sendable {
        var key: String
        var value: EncodingProgram
        var way: Way
    }

    enum Way: CaseIterable, Sendable {
        case value, optional, inArray, inTable
        /// By a nested container if the value is an object or an array.
        case nested
        case superEncoder, namedSuperEncoder
        /// Nil by `encodeIfPresent`.
        case absent
    }

    static let keys = ["a", "b", "userName", "URLPart", "x_1", "Z", "é", "a10", "a9", ""]
}

extension EncodingProgram {
    init(_ random: inout SeededGenerator, depth: Int = 4) {
        // Foundation ends the program where a nested container does not fit what was encoded for its key before.
        var nested: [String: Bool?] = [:]
        func steps(_ most: Int = 3) -> [Step] {
            (0..<Int.random(in: 0...most, using: &random)).map { _ in
                var way = ([.value, .value, .nested] + Way.allCases).randomElement(using: &random) ?? .value
                let key = Self.keys.randomElement(using: &random) ?? ""
                let value = EncodingProgram(&random, depth: depth - 1)
                let isArray: Bool? = way == .nested ? value.isArray : nil
                if let earlier = nested[key], earlier == nil || earlier != isArray { way = .value }
                nested[key] = way == .nested ? .some(isArray) : .some(nil)
                return Step(key: key, value: value, way: way)
            }
        }
        switch Int.random(in: 0..<(depth > 0 ? 20 : 5), using: &random) {
        case 0..<5: self = .leaf(ProgrammedLeaf(&random))
        case 5..<12: self = .object([steps(4)])
        case 12: self = .object([steps(), steps()])
        case 13, 14: self = .array([steps()])
        case 15: self = .array([steps(), steps()])
        case 16, 17: self = .single(EncodingProgram(&random, depth: depth - 1))
        case 18:
            let base = EncodingProgram.object([steps()])
            self = .onto(base, steps(), bySingleValue: .random(using: &random))
        default: self = .nothing
        }
    }
}

extension EncodingProgram {
    /// Whether its nested container is unkeyed; nil if it has no containers.
    private var isArray: Bool? {
        switch self {
        case .array: true
        case .object: false
        default: nil
        }
    }
}

/// A value without containers.
enum ProgrammedLeaf: Sendable {
    case bool(Bool), int(Int), int8(Int8), uint64(UInt64), double(Double), float(Float), string(String), null
    case date(Date), data(Data), url(URL), decimal(Decimal), label(ProgrammedLabel)

    init(_ random: inout SeededGenerator) {
        let leaves: [ProgrammedLeaf] = [
            .bool(true), .bool(false), .int(0), .int(.min), .int8(-128), .uint64(.max), .double(0.1), .double(-2.5),
            .double(1e300), .double(.leastNonzeroMagnitude), .float(0.1), .float(16_777_216.5), .string(""),
            .string("é/\u{2028}\"\\\n\u{1}😀"), .null, .null, .date(Date(timeIntervalSince1970: 1_720_000_000.25)),
            .date(Date(timeIntervalSinceReferenceDate: -0.5)), .data(Data([0, 255, 62])), .data(Data()),
            .decimal(Decimal(sign: .minus, exponent: -3, significand: 12345)), .label(.two),
        ]
        self = leaves.randomElement(using: &random) ?? .null
        switch Int.random(in: 0..<60, using: &random) {
        case 0: self = .double([.infinity, -.infinity, .nan].randomElement(using: &random) ?? 0)
        case 1: self = .float(.infinity)
        case 2...4: if let url = URL(string: "https://example.org/ä?b=c") { self = .url(url) }
        default: break
        }
    }

    var value: any Encodable {
        switch self {
        case .bool(let value): value
        case .int(let value): value
        case .int8(let value): value
        case .uint64(let value): value
        case .double(let value): value
        case .float(let value): value
        case .string(let value): value
        case .null: Int?.none
        case .date(let value): value
        case .data(let value): value
        case .url(let value): value
        case .decimal(let value): value
        case .label(let value): value
        }
    }
}
