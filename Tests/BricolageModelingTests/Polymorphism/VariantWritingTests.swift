import BricolageCore
import BricolageFields
import BricolageModeling
import BricolagePointers
import BricolageWriting
import TestSupport
import Testing

/// Nested variants that write themselves.
@Suite struct VariantWritingTests {
    private struct Branch<Tree: TreeKind>: JSONModel {
        var trees: [Tree], weight: Double

        init(_ trees: [Tree], _ weight: Double) { (self.trees, self.weight) = (trees, weight) }

        init(fields: inout JSONFields) throws {
            trees = try fields["trees"]
            weight = try fields["weight"]
        }

        func write(fields: inout JSONOutput) {
            fields["trees"] = trees
            fields["weight"] = weight
        }
    }

    private protocol TreeKind: JSONVariantEnum {
        static func branch(_ branch: Branch<Self>) -> Self
    }

    private indirect enum External: TreeKind {
        case branch(Branch<External>)
        static let variants = JSONVariants<External>(.external) { JSONVariant("branch", External.branch) }
        var payload: any Encodable {
            switch self {
            case .branch(let branch): branch
            }
        }
    }

    private indirect enum Adjacent: TreeKind {
        case branch(Branch<Adjacent>)
        static let variants = JSONVariants<Adjacent>(.adjacent(tag: "type", content: "of")) {
            JSONVariant("branch", Adjacent.branch)
        }
        var payload: any Encodable {
            switch self {
            case .branch(let branch): branch
            }
        }
    }

    private indirect enum Untagged: TreeKind {
        case branch(Branch<Untagged>)
        static let variants = JSONVariants<Untagged>(.untagged) { JSONVariant(Untagged.branch) }
        var payload: any Encodable {
            switch self {
            case .branch(let branch): branch
            }
        }
    }

    private indirect enum Internal: TreeKind {
        case branch(Branch<Internal>)
        static let variants = JSONVariants<Internal>(tag: "type") { JSONVariant("branch", Internal.branch) }
        var payload: any Encodable {
            switch self {
            case .branch(let branch): branch
            }
        }
    }

    private indirect enum Pointed: TreeKind {
        case branch(Branch<Pointed>)
        static let variants = JSONVariants<Pointed>(.pointer("/meta/type")) { JSONVariant("branch", Pointed.branch) }
        var payload: any Encodable {
            switch self {
            case .branch(let branch): branch
            }
        }
    }

    private struct Envelope<Tree: TreeKind>: JSONWritableObject {
        var data: Branch<Tree>

        func write(fields: inout JSONOutput) { fields["data"] = data }
    }

    private func envelope<Tree: TreeKind>(of type: Tree.Type, _ depth: Int, _ weight: Double) -> Envelope<Tree> {
        var branch = Branch<Tree>([], weight)
        for _ in 0..<depth { branch = Branch([.branch(branch)], 1) }
        return Envelope(data: branch)
    }

    private func expectShortError<Tree: TreeKind>(_ type: Tree.Type) {
        let error = #expect(throws: EncodingError.self) { _ = try JSON.encode(envelope(of: type, 12, .nan)) }
        #expect("\(error as Any)".utf8.count < 40_000)
        guard case .invalidValue(_, let context)? = error else { return }
        #expect(context.debugDescription.hasPrefix("JSON has no way to write the number nan"))
        #expect(context.debugDescription.utf8.count < 100)
        let reason = (context.underlyingError as? JSONWritingError)?.reason
        #expect(reason == .nonFiniteNumber("nan"))
    }

    @Test func anErrorIsToldOnceHoweverDeepItLies() {
        expectShortError(External.self)
        expectShortError(Adjacent.self)
        expectShortError(Untagged.self)
        expectShortError(Internal.self)
        expectShortError(Pointed.self)
    }

    @Test func theLimitOnLevelsIsNamedHoweverOftenItIsMet() throws {
        let error = #expect(throws: EncodingError.self) { _ = try JSON.encode(envelope(of: External.self, 400, 1)) }
        guard case .invalidValue(_, let context)? = error else { return }
        #expect((context.underlyingError as? JSONWritingError)?.reason == .tooDeep(limit: 512))
    }

    @Test func whatIsWrittenIsWhatContainersEncode() throws {
        func expect<Tree: TreeKind>(_ type: Tree.Type, _ text: String) throws {
            let value = envelope(of: type, 1, 2)
            #expect(try String(decoding: JSON.encode(value), as: UTF8.self) == text)
            var encoder = JSON.Encoder()
            encoder.keyEncodingStrategy = .custom { $0.last ?? JSONCodingKey("") }
            #expect(try encoder.encodeToJSON(value) == JSON(parsing: text))
        }
        let leaf = #"{"trees":[],"weight":2.0}"#
        try expect(External.self, #"{"data":{"trees":[{"branch":\#(leaf)}],"weight":1.0}}"#)
        try expect(Adjacent.self, #"{"data":{"trees":[{"type":"branch","of":\#(leaf)}],"weight":1.0}}"#)
        try expect(Untagged.self, #"{"data":{"trees":[\#(leaf)],"weight":1.0}}"#)
        try expect(
            Internal.self, #"{"data":{"trees":[{"type":"branch","trees":[],"weight":2.0}],"weight":1.0}}"#)
    }

    @Test func writingGrowsLinearlyWithTheDepth() throws {
        func factor<Tree: TreeKind>(_ type: Tree.Type) throws -> Double {
            try growth(from: envelope(of: type, 16, 1), to: envelope(of: type, 160, 1)) { value in
                for _ in 0..<4 {
                    let text = try JSON.encode(value)
                    #expect(!text.isEmpty)
                }
            }
        }
        #expect(try factor(External.self) < 30)
        #expect(try factor(Adjacent.self) < 30)
        #expect(try factor(Untagged.self) < 30)
    }
}
