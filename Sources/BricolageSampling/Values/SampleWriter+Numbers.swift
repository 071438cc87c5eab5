internal import BricolageCore
internal import BricolageSchema

extension SampleWriter {
    /// A number between the bounds, often one of them.
    mutating func number(_ demand: Demand, isInteger: Bool) -> JSON? {
        let range = NumberRange(demand.parts)
        for _ in 0..<40 {
            guard let number = candidate(range, isInteger: isInteger) else { continue }
            if range.contains(number), !isInteger || number.isInteger { return .number(number.writtenOut) }
        }
        if let part = demand.parts.first(where: NumberRange.isBounded) {
            workshop.note(part, "no number between the bounds was found")
        }
        return nil
    }

    private mutating func candidate(_ range: NumberRange, isInteger: Bool) -> JSON.Number? {
        if generator.chance(0.3) {
            let bounds = [range.lower?.number, range.upper?.number].compactMap { $0 }
            if let bound = (bounds + options.suggestedNumbers).randomElement(using: &generator) { return bound }
        }
        var step = range.step ?? ExactDecimal(units: 1, places: isInteger ? 0 : .random(in: 0...2, using: &generator))
        if isInteger { step = step.leastCommonMultiple(with: ExactDecimal(units: 1, places: 0)) ?? step }
        var counts = range.counts(of: step)
        if counts == nil, !isInteger, range.steps.isEmpty {
            step = range.fineStep
            counts = range.counts(of: step)
        }
        guard let counts else { return range.lower?.number }
        if let least = Int(exactly: counts.lowerBound), let most = Int(exactly: counts.upperBound) {
            return step.multiple(Int128(Int.random(in: least...most, using: &generator)))
        }
        return step.multiple(.random(in: counts, using: &generator))
    }
}

/// What the keywords of schemas say of numbers.
struct NumberRange {
    let lower: NumberLimit?
    let upper: NumberLimit?
    let steps: [JSON.Number]
    /// The least common multiple of all steps, except those that would give it too many digits.
    let step: ExactDecimal?

    init(_ schemas: [JSONSchema]) {
        lower = .tightest(of: schemas, isLeast: true)
        upper = .tightest(of: schemas, isLeast: false)
        steps = schemas.flatMap { schema in
            ["multipleOf", "divisibleBy"].compactMap { schema.active($0)?.number }
        }.sorted(by: >)
        step = steps.compactMap(ExactDecimal.init).filter { $0.units > 0 }.reduce(nil) { common, step in
            common.map { $0.leastCommonMultiple(with: step) ?? $0 } ?? step
        }
    }

    /// Limits how many multiples of a step are tried, to about twice this number.
    private static let width: Int128 = 1_000

    /// Which multiples of a step lie between the bounds, about two thousand at most; nil if there are none.
    func counts(of step: ExactDecimal) -> ClosedRange<Int128>? {
        let least = lower.map { $0.nearestMultiple(of: step, isLeast: true) }
        let most = upper.map { $0.nearestMultiple(of: step, isLeast: false) }
        switch (least, most) {
        case (nil, nil): return -100...2 * Self.width - 100
        case (let least?, nil): return least.map { $0...$0 + 2 * Self.width }
        case (nil, let most?): return most.map { $0 - Self.width...$0 }
        case (let least?, let most?):
            guard let least, let most, least <= most else { return nil }
            return least...min(most, least + 2 * Self.width)
        }
    }

    /// A step that has multiples between bounds, however near they are.
    var fineStep: ExactDecimal {
        let places = [lower, upper].compactMap { $0.flatMap { ExactDecimal($0.number)?.places } }.max() ?? 0
        return ExactDecimal(units: 1, places: places + 1)
    }

    static func isBounded(_ schema: JSONSchema) -> Bool {
        let range = NumberRange([schema])
        return range.lower != nil || range.upper != nil || !range.steps.isEmpty
    }

    func contains(_ number: JSON.Number) -> Bool {
        if lower?.allows(number, isLeast: true) == false { return false }
        if upper?.allows(number, isLeast: false) == false { return false }
        return steps.allSatisfy { number.isMultiple(of: $0) }
    }
}

extension NumberLimit {
    /// Which multiple of a step is the nearest one within the bound; nil where there are too many digits.
    fileprivate func nearestMultiple(of step: ExactDecimal, isLeast: Bool) -> Int128? {
        guard let bound = ExactDecimal(number) else { return nil }
        let places = max(step.places, bound.places)
        guard let width = step.units(at: places), let units = bound.units(at: places) else { return nil }
        let (quotient, rest) = units.quotientAndRemainder(dividingBy: width)
        let isExcluded = rest == 0 && isExclusive
        if isLeast { return rest > 0 || isExcluded ? quotient + 1 : quotient }
        return rest < 0 || isExcluded ? quotient - 1 : quotient
    }
}
