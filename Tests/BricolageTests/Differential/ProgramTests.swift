import Bricolage
import Foundation
import TestSupport
import Testing

/// Randomly generated programs of types, run with Foundation's coders and with ours.
@Suite struct ProgramTests {
    /// The error at which decoding or encoding stops, or what came out.
    private enum Outcome<Value> {
        case value(Value)
        case error(ProgrammedError)

        init(_ body: () throws -> Value) {
            do { self = .value(try body()) } catch { self = .error(ProgrammedError(error)) }
        }
    }

    /// Initialisers get the same answers from both, whether they catch errors or not.
    @Test(arguments: 0..<4) func initialisers(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<80 {
            let program = DecodingProgram(&random)
            let their = JSONDecoder()
            their.userInfo[.program] = program
            var our = JSON.Decoder()
            our.thrownErrors = .decodingErrors
            our.userInfo[.program] = program
            for number in 0..<8 {
                let text = program.document(&random, faultOnceIn: number == 0 ? 1000 : 12).serialized()
                let theirs = Outcome { try their.decode(Programmed<Zero>.self, from: Data(text.utf8)).description }
                let ours = Outcome { try our.decode(Programmed<Zero>.self, from: Data(text.utf8)).description }
                switch (theirs, ours) {
                case (.value(let theirs), .value(let ours)): #expect(ours == theirs, "\(text)")
                case (.error(let theirs), .error(let ours)):
                    #expect(ours.kind == theirs.kind, "\(text)")
                    // Foundation leaves out some steps of the path.
                    #expect(ours.path.contains(inOrder: theirs.path), "\(text)")
                default: Issue.record("ours: \(ours), theirs: \(theirs) in \(text)")
                }
            }
        }
    }

    /// By default, too, the same documents are rejected, and no initialiser sees a value that the document does not
    /// have at that place.
    @Test(arguments: 10..<13) func valuesOfTheDocument(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<80 {
            let program = DecodingProgram(&random)
            var plain = JSON.Decoder()
            plain.thrownErrors = .decodingErrors
            plain.userInfo[.program] = program
            for _ in 0..<6 {
                let document = program.document(&random, faultOnceIn: 12)
                let text = document.serialized()
                let values = ProgrammedValues()
                var decoder = JSON.Decoder()
                decoder.userInfo = [.program: program, .programmedValues: values]
                let outcome = Outcome { try plain.decode(Programmed<Zero>.self, from: text).description }
                do {
                    let value = try decoder.decode(Programmed<Zero>.self, from: text).description
                    guard case .value(value) = outcome else {
                        Issue.record("\(value) in place of \(outcome) in \(text)")
                        continue
                    }
                } catch let issues as DecodingIssues {
                    guard case .error(let error) = outcome, let stop = issues.decodingError else {
                        Issue.record("\(issues) in place of \(outcome)")
                        continue
                    }
                    #expect(ProgrammedError(stop).kind == error.kind, "\(text)")
                    #expect(ProgrammedError(stop).path == error.path, "\(text)")
                }
                for (path, value) in values.all {
                    let there = document.value(atProgrammedPath: path)
                    #expect(there?.withPlainNumbers == value.withPlainNumbers, "\(path) of \(text)")
                }
            }
        }
    }

    /// Both encoders write equal values, in every layout, or throw equal errors.
    @Test(arguments: 20..<24) func encoding(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<800 {
            let value = ProgrammedValue(program: EncodingProgram(&random))
            let their = JSONEncoder()
            var our = JSON.Encoder()
            if Bool.random(using: &random) {
                their.outputFormatting = .sortedKeys
                our.formatting.sortsKeys = true
            }
            if Bool.random(using: &random) {
                their.keyEncodingStrategy = .convertToSnakeCase
                our.keyEncodingStrategy = .convertToSnakeCase
            }
            if Bool.random(using: &random) {
                their.dateEncodingStrategy = .iso8601
                our.dateEncodingStrategy = .iso8601
                their.dataEncodingStrategy = .deferredToData
                our.dataEncodingStrategy = .deferredToData
            }
            if Bool.random(using: &random) {
                their.nonConformingFloatEncodingStrategy =
                    .convertToString(positiveInfinity: "+", negativeInfinity: "-", nan: "n")
                our.nonConformingFloatEncodingStrategy =
                    .convertToString(positiveInfinity: "+", negativeInfinity: "-", nan: "n")
            }
            switch (Outcome { [UInt8](try their.encode(value)) }, Outcome { try our.encode(value) }) {
            case (.value(let theirs), .value(let ours)):
                let written = try JSON(parsing: ours)
                #expect(written.withPlainNumbers == (try JSON(parsing: theirs).withPlainNumbers))
                if our.formatting.sortsKeys { #expect(written.keys == (try JSON(parsing: theirs).keys)) }
                #expect(written.serializedBytes(our.formatting) == ours)
                var pretty = our
                pretty.formatting.indentation = .spaces(2)
                #expect(try pretty.encode(value) == written.serializedBytes(pretty.formatting))
            case (.error(let theirs), .error(let ours)):
                #expect(ours.kind == theirs.kind)
                #expect(ours.path.contains(inOrder: theirs.path))
            case (let theirs, let ours): Issue.record("ours: \(ours), theirs: \(theirs) of \(value)")
            }
        }
    }
}

extension [String] {
    fileprivate func contains(inOrder others: [String]) -> Bool {
        var rest = others[...]
        for element in self where element == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}

extension JSON {
    /// The value at a coding path.
    fileprivate func value(atProgrammedPath path: [String]) -> JSON? {
        path.reduce(self) { (json: JSON?, key: String) in
            guard case .array(let elements)? = json, let index = Int(key.dropFirst("Index ".count)) else {
                return json?.object?[key]
            }
            return elements.indices.contains(index) ? elements[index] : nil
        }
    }

    /// All keys in their order.
    fileprivate var keys: [String] {
        switch self {
        case .array(let elements): elements.flatMap(\.keys)
        case .object(let object): object.flatMap { [$0.key] + $0.value.keys }
        default: []
        }
    }

    /// Whole numbers without a fraction.
    fileprivate var withPlainNumbers: JSON {
        switch self {
        case .array(let elements): .array(JSON.Array(elements.map(\.withPlainNumbers)))
        case .object(let object): .object(JSON.Object(object.map { ($0.key, $0.value.withPlainNumbers) }))
        case .number(let number): JSON.Number(number.double).map { .number($0) } ?? self
        default: self
        }
    }
}
