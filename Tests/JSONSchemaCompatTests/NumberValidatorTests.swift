import Foundation
import JSONSchemaCompat
import Testing

/// Checks with the flags of JSONSchema, called through a protocol, since the compiler warns of them.
private protocol FlaggedBounds {
    func excludingMin() -> NumberValidator
    func includingMin() -> NumberValidator
    func excludingMax() -> NumberValidator
    func excludingBoth() -> NumberValidator
}

extension Checks: FlaggedBounds {
    @available(*, deprecated)
    func excludingMin() -> NumberValidator { value(min: 10, exclusiveMin: true, max: 100) }

    @available(*, deprecated)
    func includingMin() -> NumberValidator { value(min: 10, exclusiveMin: false) }

    @available(*, deprecated)
    func excludingMax() -> NumberValidator { value(min: 10, max: 100, exclusiveMax: true) }

    @available(*, deprecated)
    func excludingBoth() -> NumberValidator { value(min: 10, exclusiveMin: true, max: 100, exclusiveMax: true) }
}

/// Checks of numbers.
struct NumberValidatorTests {
    let checks = Checks()

    private func accepted(_ validator: NumberValidator, _ numbers: [NSNumber]) -> [Bool] {
        numbers.map { number in Checks.message { try validator(number) } == nil }
    }

    @Test func bounds() {
        #expect(
            accepted(checks.value(min: 10, max: 100), [9, 9.999, 10, 55.5, 100, 100.001])
                == [false, false, true, true, true, false])
        #expect(accepted(checks.value(min: 3), [2, 3, 1e300]) == [false, true, true])
        #expect(accepted(checks.value(max: 3), [-1e300, 3, 4]) == [true, true, false])
        #expect(accepted(checks.value(), [-1e300, 1e300, 0]) == [true, true, true])
        #expect(accepted(checks.above(10), [9, 10, 10.5]) == [false, false, true])
        #expect(accepted(checks.below(10), [9.5, 10, 11]) == [true, false, false])
    }

    @Test func flagsMeanWhatTheySay() {
        let checks: any FlaggedBounds = checks
        #expect(accepted(checks.excludingMin(), [9, 10, 11, 100, 101]) == [false, false, true, true, false])
        #expect(accepted(checks.includingMin(), [9, 10, 1000]) == [false, true, true])
        #expect(accepted(checks.excludingMax(), [9, 10, 99, 100]) == [false, true, true, false])
        #expect(accepted(checks.excludingBoth(), [10, 11, 99, 100]) == [false, true, true, false])
    }

    @Test func boundsAreExact() {
        let bound = 9_007_199_254_740_993
        #expect(accepted(checks.value(min: bound), [9_007_199_254_740_992]) == [false])
        #expect(accepted(checks.value(max: bound), [9_007_199_254_740_994]) == [false])
        #expect(accepted(checks.value(max: .max), [NSNumber(value: UInt64.max)]) == [false])
        #expect(accepted(checks.value(min: .min), [-1e300]) == [false])
    }

    @Test func multiples() {
        #expect(accepted(checks.multipleOf(10), [10, 20.0, 0, -30]) == [true, true, true, true])
        #expect(accepted(checks.multipleOf(10), [21, 2.1, 10.5]) == [false, false, false])
        let large: [NSNumber] = [NSNumber(value: UInt64.max), 9_007_199_254_740_993, 1e22]
        #expect(accepted(checks.multipleOf(3), large) == [true, true, false])
        #expect(accepted(checks.multipleOf(0), [0, 1]) == [true, false])
        #expect(Checks.message { try checks.multipleOf(2)(2.5) } == "expected a multiple of 2, found 2.5")
    }

    @Test func whatIsNoNumberIsRefused() {
        for number in [NSNumber(value: Double.nan), NSNumber(value: Double.infinity), NSNumber(value: true)] {
            #expect(accepted(checks.value(), [number]) == [false])
            #expect(accepted(checks.multipleOf(1), [number]) == [false])
        }
    }

    @Test func messages() {
        #expect(Checks.message { try checks.value(min: 3)(2.5) } == "expected at least 3, found 2.5")
        #expect(Checks.message { try checks.value(max: 3)(4) } == "expected at most 3, found 4")
        #expect(Checks.message { try checks.above(3)(3) } == "expected more than 3, found 3")
        #expect(Checks.message { try checks.below(3)(3) } == "expected less than 3, found 3")
    }
}
