import TestSupport

/// A type with a field of each kind that coders treat differently.
struct Record: Codable, Equatable, Sendable {
    enum Kind: String, Codable, Sendable, CaseIterable { case plain, other = "some other" }

    enum Choice: Codable, Equatable, Sendable {
        case nothing
        case number(Int)
        case pair(left: String, right: [Double])
    }

    struct Point: Codable, Equatable, Sendable {
        var x: Double
        var y: Double?
    }

    var flag: Bool
    var int: Int
    var small: Int8
    var large: UInt64
    var double: Double
    var text: String
    var optionalText: String?
    var optionalInt: Int?
    var kind: Kind
    var choice: Choice
    var point: Point
    var optionalPoint: Point?
    var flags: [Bool]
    var integers: [Int]
    var doubles: [Double]
    var texts: [String]
    var sparse: [Int?]
    var grid: [[Double]]
    var points: [Point]
    var table: [String: Int]
    var pointsByName: [String: Point]
    var children: [Record]

    /// A record of random values.
    init(_ random: inout SeededGenerator, depth: Int = 2) {
        func count() -> Int { Int.random(in: 0...4, using: &random) }
        func text() -> String {
            String(
                String.UnicodeScalarView(
                    (0..<count()).compactMap { _ in
                        Unicode.Scalar(
                            [0x22, 0x5C, 0x2F, 0, 0x1F, 0x61, 0xE9, 0x301, 0x1F600].randomElement(using: &random) ?? 0)
                    }))
        }
        func double() -> Double {
            let value = Double(bitPattern: random.next())
            return value.isFinite && value != 0 ? value : 0.5
        }
        func point() -> Point { Point(x: double(), y: Bool.random(using: &random) ? double() : nil) }
        flag = .random(using: &random)
        int = Int(truncatingIfNeeded: random.next())
        small = Int8(truncatingIfNeeded: random.next())
        large = random.next()
        self.double = double()
        self.text = text()
        optionalText = Bool.random(using: &random) ? text() : nil
        optionalInt = Bool.random(using: &random) ? Int(truncatingIfNeeded: random.next()) : nil
        kind = Kind.allCases.randomElement(using: &random) ?? .plain
        choice =
            [.nothing, .number(count()), .pair(left: text(), right: [double()])].randomElement(using: &random)
            ?? .nothing
        self.point = point()
        optionalPoint = Bool.random(using: &random) ? point() : nil
        flags = (0..<count()).map { _ in .random(using: &random) }
        integers = (0..<count()).map { _ in Int(truncatingIfNeeded: random.next()) }
        doubles = (0..<count()).map { _ in double() }
        texts = (0..<count()).map { _ in text() }
        sparse = (0..<count()).map { $0.isMultiple(of: 2) ? nil : $0 }
        grid = (0..<count()).map { _ in (0..<count()).map { _ in double() } }
        points = (0..<count()).map { _ in point() }
        table = [:]
        pointsByName = [:]
        for number in 0..<count() {
            table["k\(number)"] = number
            pointsByName["é\(number)"] = point()
        }
        children = depth == 0 ? [] : (0..<count() / 2).map { _ in Record(&random, depth: depth - 1) }
    }
}
