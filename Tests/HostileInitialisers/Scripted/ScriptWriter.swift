import Bricolage
import TestSupport

/// Writes scripts for random types, and documents that they accept: the same ones on every run.
struct ScriptWriter {
    private var generator: SeededGenerator
    private(set) var scripts: [[Step]] = [[], [], []]

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        // A type contains only values of types with larger numbers, so that the recursion ends.
        for number in scripts.indices.reversed() { scripts[number] = steps(of: number, depth: 2) }
    }

    /// A document that the first type reads.
    mutating func document() -> JSON { object(scripts[0]) }

    private mutating func steps(of number: Int, depth: Int) -> [Step] {
        ["a", "b", "c", "d"].prefix(Int.random(in: 2...3, using: &generator)).map {
            step($0, of: number, depth: depth)
        }
    }

    private mutating func step(_ name: String, of number: Int, depth: Int) -> Step {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0 where depth > 0: .nested(name, steps(of: number, depth: depth - 1))
        case 1 where depth > 0: .translated([.member(name, content(of: number), .required), .keys])
        case 2: .elements(name, content(of: number), untilFailure: Bool.random(using: &generator))
        case 3: .ifPresent(name, content(of: number))
        case 4: .member(name, content(of: number), .orElse)
        default: .member(name, content(of: number), manner())
        }
    }

    private mutating func manner() -> Step.Manner {
        Bool.random(using: &generator) ? .required : Step.Manner.allCases.randomElement(using: &generator) ?? .required
    }

    private mutating func content(of number: Int) -> Step.Content {
        let plain: [Step.Content] = [.text, .number, .fraction, .flag, .texts, .numbers]
        let scripted = (number + 1..<scripts.count).flatMap { [Step.Content.scripted($0), .list($0)] }
        return (plain + scripted + scripted).randomElement(using: &generator) ?? .text
    }

    private mutating func object(_ steps: [Step]) -> JSON {
        var members = JSON.Object()
        for step in steps { add(step, to: &members) }
        return .object(members)
    }

    private mutating func add(_ step: Step, to members: inout JSON.Object) {
        switch step {
        case .member(let name, let content, _), .ifPresent(let name, let content): members[name] = value(content)
        case .nested(let name, let steps): members[name] = object(steps)
        case .elements(let name, let content, _): members[name] = [value(content), value(content)]
        case .keys: break
        case .translated(let steps): for step in steps { add(step, to: &members) }
        }
    }

    private mutating func value(_ content: Step.Content) -> JSON {
        switch content {
        case .text: .string("t\(Int.random(in: 10...99, using: &generator))")
        case .number: .number(JSON.Number(Int.random(in: 10...99, using: &generator)))
        case .fraction: 2.5
        case .flag: true
        case .texts: ["u", "v"]
        case .numbers: ["x": 5, "y": 6]
        case .scripted(let number): object(scripts[number])
        case .list(let number): [object(scripts[number]), object(scripts[number])]
        }
    }
}
