internal import BricolageCore
internal import Foundation

/// Checks of numbers, for types that write schemas.
public protocol NumberValidatorsDSL {}

extension NumberValidatorsDSL {
    /// Accepts a number between two bounds, and the bounds.
    public func value(min: Int? = nil, max: Int? = nil) -> NumberValidator {
        bounds(min, isMinExclusive: false, max, isMaxExclusive: false)
    }

    /// Accepts a number between two bounds, and the bounds that are not exclusive.
    @available(
        *, deprecated,
        message: "'true' excludes the bound here, while JSONSchema included it; write 'above(…)' or 'value(min: …)'"
    )
    public func value(
        min: Int? = nil, exclusiveMin: Bool, max: Int? = nil, exclusiveMax: Bool = false
    ) -> NumberValidator {
        bounds(min, isMinExclusive: exclusiveMin, max, isMaxExclusive: exclusiveMax)
    }

    /// Accepts a number between two bounds, and the bounds that are not exclusive.
    @available(
        *, deprecated,
        message: "'true' excludes the bound here, while JSONSchema included it; write 'below(…)' or 'value(max: …)'"
    )
    public func value(min: Int? = nil, max: Int? = nil, exclusiveMax: Bool) -> NumberValidator {
        bounds(min, isMinExclusive: false, max, isMaxExclusive: exclusiveMax)
    }

    /// Accepts a number that is larger than this one.
    public func above(_ bound: Int) -> NumberValidator {
        bounds(bound, isMinExclusive: true, nil, isMaxExclusive: false)
    }

    /// Accepts a number that is smaller than this one.
    public func below(_ bound: Int) -> NumberValidator {
        bounds(nil, isMinExclusive: false, bound, isMaxExclusive: true)
    }

    /// Accepts a number that is an exact multiple.
    public func multipleOf(_ multipleOf: Int) -> NumberValidator {
        { value in
            let number = try value.finite()
            guard number.isMultiple(of: JSON.Number(multipleOf)) else {
                throw JSONValidationError(.notMultiple(of: multipleOf, found: number.description))
            }
        }
    }

    private func bounds(
        _ min: Int?, isMinExclusive: Bool, _ max: Int?, isMaxExclusive: Bool
    ) -> NumberValidator {
        { value in
            let number = try value.finite()
            var found = IssueCollection()
            if let min, isMinExclusive ? number <= JSON.Number(min) : number < JSON.Number(min) {
                found.add(.init(.tooSmall(min: min, isExclusive: isMinExclusive, found: number.description)))
            }
            if let max, isMaxExclusive ? number >= JSON.Number(max) : number > JSON.Number(max) {
                found.add(.init(.tooLarge(max: max, isExclusive: isMaxExclusive, found: number.description)))
            }
            try found.check()
        }
    }
}

extension NSNumber {
    /// The number, exactly; `true`, infinities and what is not a number are refused.
    fileprivate func finite() throws -> JSON.Number {
        guard let exact else { throw JSONValidationError(.type(expected: "a number", found: "\(self)")) }
        return exact
    }
}
