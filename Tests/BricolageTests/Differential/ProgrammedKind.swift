import Foundation
import TestSupport

/// A type that a programmed initialiser requests.
enum ProgrammedKind: Sendable {
    case int, int8, uint64, double, float, bool, string, optionalInt
    case label, url, ints, point
    case type(Int, Form)

    /// No dictionary: if several values are invalid, Foundation reports the one that it happens to meet first.
    enum Form: CaseIterable, Sendable { case plain, optional, array }

    static let typeCount = 5

    init(_ random: inout SeededGenerator, above type: Int) {
        let simple: [ProgrammedKind] = [
            .int, .int, .int8, .uint64, .double, .float, .bool, .string, .string, .optionalInt, .label, .url, .ints,
            .point, .point,
        ]
        let form = Form.allCases.randomElement(using: &random) ?? .plain
        let isSimple = type + 1 >= Self.typeCount || Int.random(in: 0..<3, using: &random) > 0
        self =
            isSimple
            ? simple.randomElement(using: &random) ?? .int
            : .type(Int.random(in: type + 1..<Self.typeCount, using: &random), form)
    }

    var swiftType: any Decodable.Type {
        switch self {
        case .int: Int.self
        case .int8: Int8.self
        case .uint64: UInt64.self
        case .double: Double.self
        case .float: Float.self
        case .bool: Bool.self
        case .string: String.self
        case .optionalInt: Int?.self
        case .label: ProgrammedLabel.self
        case .url: URL.self
        case .ints: [Int].self
        case .point: ProgrammedPoint.self
        case .type(let number, let form):
            switch number {
            case 1: form.type(of: Programmed<One>.self)
            case 2: form.type(of: Programmed<Two>.self)
            case 3: form.type(of: Programmed<Three>.self)
            default: form.type(of: Programmed<Four>.self)
            }
        }
    }
}

extension ProgrammedKind.Form {
    fileprivate func type<T: Decodable>(of type: T.Type) -> any Decodable.Type {
        switch self {
        case .plain: T.self
        case .optional: T?.self
        case .array: [T].self
        }
    }
}

enum ProgrammedLabel: String, Codable { case one, two }

struct ProgrammedPoint: Codable {
    var x: Int
    var y: String?
}

protocol ProgramNumber: Sendable { static var number: Int { get } }
enum Zero: ProgramNumber { static let number = 0 }
enum One: ProgramNumber { static let number = 1 }
enum Two: ProgramNumber { static let number = 2 }
enum Three: ProgramNumber { static let number = 3 }
enum Four: ProgramNumber { static let number = 4 }
