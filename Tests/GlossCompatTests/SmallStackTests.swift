import Foundation
import GlossCompat
import TestSupport
import Testing

private final class Chain: Glossy {
    let next: Chain?

    init?(json: JSON) { next = "next" <~~ json }

    func toJSON() -> JSON? { "next" ~~> next ?? [:] }

    var length: Int { sequence(first: self, next: \.next).reduce(0) { count, _ in count + 1 } }
}

private final class Box {
    let value: Any

    init(_ value: Any) { self.value = value }
}

/// Nested values on a thread with 512 KB of stack: what has no room is nil, and nothing ends the process.
@Suite("Small stacks")
struct SmallStackTests {
    @Test func models() throws {
        let lengths = try onSmallStack {
            let json = (1..<510).reduce([:] as JSON) { json, _ in ["next": json] }
            let (chain, reasons) = Gloss.explain { Chain(json: json) }
            let (copy, _) = Gloss.explain { chain?.toJSON() }
            return (chain?.length ?? 0, reasons.count, copy == nil)
        }
        #expect(lengths.0 > 20 && lengths.1 <= 1)
        #expect((lengths.0 == 510) == (lengths.1 == 0))
        #expect(!lengths.2)
    }

    @Test func paths() throws {
        let keys = [String](repeating: "k", count: 512).joined(separator: ".")
        #expect(try onSmallStack { (jsonify([keys ~~> 1])?.valueForKeyPath(keys) as? Int) } == 1)
    }

    @Test func texts() throws {
        let (isNil, reasonCount) = try onSmallStack {
            let json = (1..<510).reduce([:] as JSON) { json, _ in ["next": json] }
            let (copy, reasons) = Gloss.explain {
                GlossJSONSerializer().data(from: json, options: nil)
                    .flatMap { GlossJSONSerializer().json(from: $0, options: []) }
            }
            return (copy == nil, reasons.count)
        }
        #expect(isNil == (reasonCount == 1))
    }

    @Test func values() throws {
        let isNil = try onSmallStack {
            let nested = (0..<100_000).reduce(0 as Any) { inner, _ in [inner] as [Any] }
            let (json, reasons) = Gloss.explain { "k" ~~> nested }
            // Swift releases levels by recursion, for which no stack has room: they stay.
            _ = Unmanaged.passRetained(Box(nested))
            return json == nil && reasons.count == 1
        }
        #expect(isNil)
    }
}
