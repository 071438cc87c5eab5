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
        let step =
            range.steps.first.flatMap(DecimalStep.init)
            ?? DecimalStep(units: 1, places: isInteger ? 0 : Int.random(in: 0...2, using: &generator))
        let width = 1_000.0
        let lowest =
            range.lower?.number.double ?? range.upper.map { $0.number.double - width * step.value } ?? -100 * step.value
        let highest = min(range.upper?.number.double ?? .infinity, lowest + 2 * width * step.value)
        let first = (lowest / step.value).rounded(.up)
        let last = max(first, (highest / step.value).rounded(.down))
        guard first.magnitude < 9e15, last.magnitude < 9e15 else { return JSON.Number(lowest) }
        return step.number(Int.random(in: Int(first)...Int(last), using: &generator))
    }
}

/// What the keywords of schemas say of numbers.
struct NumberRange {
    let lower: NumberLimit?
    let upper: NumberLimit?
    let steps: [JSON.Number]

    init(_ schemas: [JSONSchema]) {
        lower = .tightest(of: schemas, isLeast: true)
        upper = .tightest(of: schemas, isLeast: false)
        steps = schemas.flatMap { schema in
            ["multipleOf", "divisibleBy"].compactMap { schema.active($0)?.number }
        }.sorted(by: >)
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

/// A number of few digits, whose multiples are written without rounding: `0.25` is 25 with two places.
struct DecimalStep {
    let units: Int
    let places: Int

    init(units: Int, places: Int) {
        self.units = units
        self.places = places
    }

    /// The step of a number; nil for one of too many digits.
    init?(_ number: JSON.Number) {
        let parts = number.writtenOut.description.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let units = Int(parts.joined()), units > 0 else { return nil }
        self.init(units: units, places: parts.count == 2 ? parts[1].utf8.count : 0)
    }

    var value: Double {
        var value = Double(units)
        for _ in 0..<places { value /= 10 }
        return value
    }

    /// A multiple of the step.
    func number(_ count: Int) -> JSON.Number? {
        let (product, overflow) = units.multipliedReportingOverflow(by: count)
        guard !overflow else { return nil }
        if places == 0 { return JSON.Number(product) }
        var digits = Array("\(product.magnitude)")
        while digits.count <= places { digits.insert("0", at: 0) }
        digits.insert(".", at: digits.count - places)
        return JSON.Number((product < 0 ? "-" : "") + String(digits))
    }
}
