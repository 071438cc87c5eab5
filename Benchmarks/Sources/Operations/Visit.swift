internal import Bricolage
internal import Foundation

/// Visits every key and value, so that everything is converted.
enum Visit {
    /// The lengths of all strings and the sum of all numbers, a result that depends on each of them.
    struct Total {
        var length = 0
        var sum = 0.0
    }

    static func everything(in document: JSONDocument) -> Total {
        var total = Total()
        visit(document.root, &total)
        return total
    }

    private static func visit(_ node: JSONDocument.Node, _ total: inout Total) {
        switch node.kind {
        case .null, .bool: total.length += 1
        case .number: total.sum += node.double ?? 0
        case .string: total.length += node.string?.utf8.count ?? 0
        case .array: for element in node.elements { visit(element, &total) }
        case .object:
            for (key, value) in node.members {
                total.length += key.utf8.count
                visit(value, &total)
            }
        }
    }

    static func everything(in object: Any) -> Total {
        var total = Total()
        visit(object, &total)
        return total
    }

    private static func visit(_ object: Any, _ total: inout Total) {
        switch object {
        case let members as [String: Any]:
            for (key, value) in members {
                total.length += key.utf8.count
                visit(value, &total)
            }
        case let elements as [Any]: for element in elements { visit(element, &total) }
        case let string as String: total.length += string.utf8.count
        case let number as NSNumber: total.sum += number.doubleValue
        default: total.length += 1
        }
    }
}
