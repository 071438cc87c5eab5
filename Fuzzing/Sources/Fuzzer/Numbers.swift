import Bricolage
import Foundation

/// Reads numbers with every interface, at every place of a text where they may be read in a different way.
///
/// Doubles must equal those of the C library, integers must equal their digits, and texts must be unchanged. The text
/// that is written for a double must be its shortest decimal.
func checkNumbers(_ input: [UInt8]) {
    var choices = Choices(input)
    let numbers = (0...choices.number(below: 5)).map { _ in ReferenceNumber(choices.literal()) }
    for number in numbers {
        check(number)
        checkWriting(number.double)
    }
    checkArrays(numbers)
    checkArrays(numbers + (0..<70).map { ReferenceNumber("\($0).25") })
}

/// A number literal, and the number that the C library reads from it.
private struct ReferenceNumber {
    let text: String
    let double: Double
    let float: Float
    /// The digits of an integer that is not too large for any type, after a minus if it is negative.
    let integer: String?

    init(_ text: String) {
        self.text = text
        double = strtod(text, nil)
        float = strtof(text, nil)
        integer = Self.integer(text)
    }

    private static func integer(_ text: String) -> String? {
        let parts = text.lowercased().split(separator: "e")
        let decimal = parts[0].drop { $0 == "-" }.split(separator: ".")
        var exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        var digits = decimal[0] + (decimal.count > 1 ? decimal[1] : "")
        exponent -= decimal.count > 1 ? decimal[1].count : 0
        while digits.last == "0" {
            digits.removeLast()
            exponent += 1
        }
        digits = digits.drop { $0 == "0" }
        if digits.isEmpty { return "0" }
        guard exponent >= 0, digits.count + exponent < 40 else { return nil }
        return (text.hasPrefix("-") ? "-" : "") + digits + String(repeating: "0", count: exponent)
    }

    func integer<T: FixedWidthInteger>(_ type: T.Type) -> T? { integer.flatMap { T($0) } }

    /// Nil if the number overflows or underflows: if it would be infinite, or zero in spite of a nonzero digit.
    var finiteDouble: Double? { double.isFinite && (double != 0 || isZero) ? double : nil }
    var finiteFloat: Float? { float.isFinite && (float != 0 || isZero) ? float : nil }

    private var isZero: Bool { text.prefix { $0 != "e" && $0 != "E" }.allSatisfy { "-0.".contains($0) } }
}

// MARK: One number

private func check(_ number: ReferenceNumber) {
    let text = number.text
    guard let value = JSON.Number(text) else { preconditionFailure("\(text) is refused") }
    precondition(value.description == text, "\(text) has become \(value)")
    precondition(value.double.bitPattern == number.double.bitPattern, "\(text) is not \(value.double)")
    precondition(value.integer(Int64.self) == number.integer(Int64.self), "\(text) as Int64")
    precondition(value.integer(UInt64.self) == number.integer(UInt64.self), "\(text) as UInt64")

    let blanks = String(repeating: " ", count: 70)
    check(number, in: text) { $0 }
    check(number, in: blanks + text) { $0 }
    check(number, in: "[" + text + "]") { $0[0] }
    check(number, in: " [ " + text + blanks + "]") { $0[0] }
    check(number, in: "[[]," + text + "]") { $0[1] }
    check(number, in: "[\"abcdefgh\"," + text + "]") { $0[1] }
    check(number, in: "[1234567890123456," + text + ",5]") { $0[1] }
    check(number, in: "[\"" + blanks + blanks + blanks + blanks + "\"," + text + "]") { $0[1] }
    check(number, in: "{\"k\":" + text + "}") { $0["k"] }
    checkCoders(number)
}

private func check(
    _ number: ReferenceNumber, in text: String, at place: (JSONDocument.Node) -> JSONDocument.Node?
) {
    guard let document = try? JSONDocument(parsing: text), let node = place(document.root) else {
        preconditionFailure("\(text) is refused")
    }
    precondition(node.number?.description == number.text, "\(node.number as Any) in \(text)")
    precondition(node.double?.bitPattern == number.finiteDouble?.bitPattern, "\(node.double as Any) in \(text)")
    precondition(node.json.double?.bitPattern == number.finiteDouble?.bitPattern, "\(node.json) in \(text)")
    precondition(node.integer(Int64.self) == number.integer(Int64.self), "Int64 in \(text)")
    precondition(node.integer(UInt64.self) == number.integer(UInt64.self), "UInt64 in \(text)")
    precondition(node.integer(Int8.self) == number.integer(Int8.self), "Int8 in \(text)")
    precondition(node.integer(UInt32.self) == number.integer(UInt32.self), "UInt32 in \(text)")
}

/// Scalars as members, and alone.
private func checkCoders(_ number: ReferenceNumber) {
    let text = "{\"value\":\(number.text)}"
    func check<T: Decodable & Equatable>(_ expected: T?) {
        precondition((try? decoder.decode(T.self, from: number.text)) == expected, "\(T.self) from \(number.text)")
        precondition((try? decoder.decode(Holder<T>.self, from: text))?.value == expected, "\(T.self) from \(text)")
    }
    check(number.finiteDouble)
    check(number.finiteFloat)
    check(number.integer(Int.self))
    check(number.integer(Int16.self))
    check(number.integer(UInt.self))
    check(number.integer(UInt8.self))
}

/// Most numbers do not fit most types, and searching for further issues takes longer than detecting that.
private let decoder = {
    var decoder = JSON.Decoder()
    decoder.reporting = .first
    return decoder
}()

private struct Holder<T: Decodable>: Decodable {
    let value: T
}

// MARK: Several numbers

private func checkArrays(_ numbers: [ReferenceNumber]) {
    let text = "[" + numbers.map(\.text).joined(separator: ",") + "]"
    let doubles = numbers.compactMap(\.finiteDouble)
    let areFinite = doubles.count == numbers.count
    precondition((try? decoder.decode([Double].self, from: text)) == (areFinite ? doubles : nil), "doubles of \(text)")
    precondition(
        (try? decoder.decode([[Double]].self, from: "[\(text),[],\(text)]"))
            == (areFinite ? [doubles, [], doubles] : nil),
        "points of \(text)")
    let integers = numbers.compactMap { $0.integer(Int.self) }
    precondition(
        (try? decoder.decode([Int].self, from: text)) == (integers.count == numbers.count ? integers : nil),
        "integers of \(text)")
    guard let value = try? JSON(parsing: text) else { preconditionFailure("\(text) is refused") }
    precondition(value.description == text, "\(text) has become \(value)")
    guard areFinite, let written = try? JSON.encode(doubles) else { return }
    precondition(String(decoding: written, as: UTF8.self) == doubles.description.replacing(" ", with: ""), "\(doubles)")
}

// MARK: Writing

private func checkWriting(_ value: Double) {
    guard value.isFinite, let number = JSON.Number(value) else { return }
    precondition(number.description == value.description, "\(value) is written as \(number)")
    precondition(JSON.number(number).description == value.description, "\(value) is written as \(JSON.number(number))")
    precondition(JSON.Number(value.description)?.double.bitPattern == value.bitPattern, "\(value) is not read back")
    let float = Float(value)
    guard float.isFinite, let written = try? JSON.encode([float]) else { return }
    precondition(String(decoding: written, as: UTF8.self) == "[\(float)]", "\(float) is written otherwise")
}
