import BricolageCore
import BricolageModeling
import BricolageWriting
import TestSupport
import Testing

/// On a stack of any size, reading and writing end with a value or with the error that something is nested too deeply.
@Suite struct StackTests {
    static let shapes: [any RecursiveShape.Type] = [
        StructShape.self, ClassShape.self, DictionaryShape.self, ProbingShape.self, UnionShape.self,
        NestedContainerShape.self, SuperDecoderShape.self, ModelShape.self, ModelArrayShape.self, ModelMapShape.self,
        ChoiceShape.self, FallbackShape.self, DirectUnionShape.self, SetShape.self, TupleShape.self,
    ]
    static let stacks = [256 << 10, 512 << 10, 8 << 20]
    static let levels = [16, 32, 64, 128, 256, 384, 512, 100_000]

    @Test(arguments: shapes, stacks)
    func readsOrSaysThatTheStackEnds(_ shape: any RecursiveShape.Type, stack: Int) throws {
        for levels in Self.levels { try read(shape, min(levels, shape.deepest), stack) }
    }

    @Test(arguments: shapes, stacks)
    func writesOrSaysThatTheStackEnds(_ shape: any RecursiveShape.Type, stack: Int) throws {
        for levels in Self.levels { try write(shape, min(levels, shape.deepest), stack) }
    }

    /// Depending on how much of the stack is in use, it ends at another step of the same level.
    ///
    /// Formerly, the superclass of an object that was too deep was looked for among the members of an object that was
    /// not open.
    @Test(arguments: shapes)
    func theStackMayEndAtEachStep(_ shape: any RecursiveShape.Type) throws {
        for used in stride(from: 0, to: 4096, by: 128) {
            try read(shape, min(512, shape.deepest), Self.stacks[0], used: used)
            try write(shape, min(512, shape.deepest), Self.stacks[0], used: used)
        }
    }

    private func read<Shape: RecursiveShape>(
        _ shape: Shape.Type, _ levels: Int, _ stack: Int, used: Int = 0
    ) throws {
        let text = Shape.text(levels: levels)
        let decoder = JSON.Decoder(parsing: JSONParsingOptions(maximumDepth: nil))
        let outcome: Result<String, DecodingIssues> = try onSmallStack(bytes: stack, used: used) {
            do {
                let value = try decoder.decode(Shape.self, from: text)
                // Written on a stack with enough room.
                return .success(try onSmallStack(bytes: 64 << 20) { try Self.written(value) })
            } catch let issues as DecodingIssues {
                return .failure(issues)
            }
        }
        switch outcome {
        case .success(let written): #expect(written == text, "\(Shape.self), \(levels) levels")
        case .failure(let issues):
            #expect(issues.issues.map(\.kind) == [.depthLimit(nil)], "\(Shape.self), \(levels) levels: \(issues)")
            #expect(levels > 16, "\(Shape.self), \(levels) levels")
        }
    }

    private func write<Shape: RecursiveShape>(
        _ shape: Shape.Type, _ levels: Int, _ stack: Int, used: Int = 0
    ) throws {
        let kept = Kept(Shape.value(levels: levels))
        let outcome = try onSmallStack(bytes: stack, used: used) { Result { try Self.written(kept.value) } }
        switch outcome {
        case .success(let text): #expect(text == Shape.text(levels: levels), "\(Shape.self), \(levels) levels")
        case .failure(let error):
            let context: EncodingError.Context? =
                if case EncodingError.invalidValue(_, let context) = error { context } else { nil }
            #expect(
                (context?.underlyingError as? JSONWritingError)?.reason == .tooDeep(limit: nil),
                "\(Shape.self), \(levels) levels: \(type(of: error))")
            #expect(levels > 16, "\(Shape.self), \(levels) levels")
        }
    }

    private static func written(_ value: some Encodable) throws -> String {
        try JSON.Encoder(maximumDepth: .max).encodeToString(value)
    }
}

/// A value that is never released: Swift releases nested values by recursion, without checking the stack.
private struct Kept<Value: Sendable>: Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private let box: Box

    init(_ value: Value) {
        box = Box(value)
        _ = Unmanaged.passRetained(box)
    }

    var value: Value { box.value }
}
