import Bricolage
import Foundation

/// Types as they occur in programs, whose schemas are in the folder `Schemas`.
enum Shapes {
    struct Scalars: Codable {
        var text = "a"
        var flag = true
        var integer = 1
        var byte: UInt8 = 255
        var small: Int16 = -3
        var natural: UInt = 7
        var wide: Int128 = -1
        var wideNatural: UInt128? = 1
        var double = 1.5
        var float: Float = 0.5
        var anything: JSON = [1, nil]
        var number: JSON.Number = 12
        var object: JSON.Object = ["a": 1]
    }

    struct Foundations: Codable {
        var date = Date(timeIntervalSinceReferenceDate: 1)
        var link = URL(string: "https://example.com/a")
        var identifier = UUID()
        var bytes = Data([1, 2])
        var price: Decimal = 9.5
    }

    struct Collections: Codable {
        var list = ["a"]
        var matrix = [[1.5]]
        var set: Set<String> = ["x"]
        var byName = ["a": 1]
        var byNumber = [3: true]
        var byCase: [Size: Int] = [.small: 1]
        var byLevel: [Level: String] = [.low: "a"]
        var optionals: [Int?] = [1, nil]
        var maybe: [String]?
    }

    enum Size: String, Codable, CodingKeyRepresentable { case small, medium, large }
    enum Level: Int, Codable, CaseIterable { case low = 1, high = 10 }
}
