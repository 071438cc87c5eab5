internal import Bricolage
internal import BricolageBridging
internal import Foundation

/// Converts strings, numbers and truth values exactly, or not at all.
///
/// A cast would take `true` for 1, and methods of `NSNumber` -1 for the largest `UInt`.
enum ScalarValue {
    /// Why an object is no value of a type.
    enum Mismatch: Error {
        /// It is a value of another kind.
        case wrongKind
        /// It is a number that the type cannot hold.
        case inexact(String)
        /// It is a string that is no URL.
        case noURL
    }

    static func value(of object: Any, as type: SchemaPropertyProtocol) -> Result<Any, Mismatch> {
        switch type {
        case .string: made(string(object))
        case .bool: made(json(object)?.bool)
        case .url: string(object).map { made(url($0), else: .noURL) } ?? .failure(.wrongKind)
        case .int: number(object) { $0.integer(Int.self) }
        case .uint: number(object) { $0.integer(UInt.self) }
        case .double: number(object) { JSON.number($0).double }
        case .float: number(object, float)
        case .array, .dictionary: .failure(.wrongKind)
        }
    }

    private static func made(_ value: Any?, else mismatch: Mismatch = .wrongKind) -> Result<Any, Mismatch> {
        value.map { .success($0) } ?? .failure(mismatch)
    }

    private static func number(_ object: Any, _ convert: (JSON.Number) -> Any?) -> Result<Any, Mismatch> {
        guard let number = json(object)?.number else { return .failure(.wrongKind) }
        return made(convert(number), else: .inexact(number.description))
    }

    /// The nearest `Float`; nil if that is infinite, or zero though the number is not.
    private static func float(_ number: JSON.Number) -> Float? {
        guard let float = Float(number.description), float.isFinite, !float.isZero || number == 0 else { return nil }
        return float
    }

    private static func string(_ object: Any) -> String? { object as? String }

    private static func url(_ text: String) -> URL? { URL(string: text, encodingInvalidCharacters: false) }

    private static func json(_ object: Any) -> JSON? {
        // A cast to the class would first convert a collection with all that is in it.
        guard !(object is [String: Any] || object is [Any]), let number = object as? NSNumber else { return nil }
        return try? JSON(foundationObject: number)
    }
}
