internal import BricolageCore

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension Decimal {
    /// The number that a decimal represents, if it has up to 19 digits and an exponent from -19 to 0; nil for zero and
    /// others.
    ///
    /// Foundation reveals the digits only in `description`, which takes fifty times as long.
    var usualNumber: JSON.Number? {
        guard let known = Self.layout?.digits(of: self) else { return nil }
        var (digits, exponent) = (known.significand, known.exponent)
        guard digits > 0, digits < 10_000_000_000_000_000_000, -19...0 ~= exponent else { return nil }
        // Foundation writes no zeros at the end of a fraction.
        while exponent < 0, digits.isMultiple(of: 10) {
            digits /= 10
            exponent += 1
        }
        return JSON.Number(digits, fractionDigits: UInt8(-exponent), isNegative: known.isNegative)
    }

    /// The memory layout of decimals, if it is known.
    private static let layout = [DecimalLayout.swift, .c].first { $0.isRight }
}

/// The memory layout of a decimal.
///
///     byte    0          1                      2 3    4 … 19
///             exponent   how many words count          eight words of 16 bits, the lowest first
///                        and the sign
///
/// Foundation does not guarantee it, so the layout is checked with some decimals, once in a program.
private struct DecimalLayout {
    let countShift: UInt8
    let signBit: UInt8

    /// The layout of the Foundation that is written in Swift.
    static let swift = DecimalLayout(countShift: 4, signBit: 0x08)
    /// The layout of the C structure on Apple's systems.
    static let c = DecimalLayout(countShift: 0, signBit: 0x10)

    /// The digits as one number, and the exponent of the power of ten that multiplies them; nil for more than 64 bits.
    func digits(of decimal: Decimal) -> (significand: UInt64, exponent: Int, isNegative: Bool)? {
        withUnsafeBytes(of: decimal) { bytes in
            let count = bytes[1] >> countShift & 0xF
            guard 1...4 ~= count else { return nil }
            let words = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt64.self))
            // The words beyond the count may have any value.
            let significand = words & .max >> (64 - 16 * UInt64(count))
            return (significand, Int(Int8(bitPattern: bytes[0])), bytes[1] & signBit != 0)
        }
    }

    var isRight: Bool {
        guard MemoryLayout<Decimal>.size == 20 else { return false }
        let probes: [(significand: UInt64, exponent: Int, isNegative: Bool)] = [
            (0x0123_4567_89AB_CDEF, -7, true), (0xFFFF, 2, false), (0x1_0000, -128, true), (1, 0, false),
        ]
        return probes.allSatisfy { probe in
            let sign: FloatingPointSign = probe.isNegative ? .minus : .plus
            let decimal = Decimal(sign: sign, exponent: probe.exponent, significand: Decimal(probe.significand))
            return digits(of: decimal).map { $0 == probe } ?? false
        }
    }
}
