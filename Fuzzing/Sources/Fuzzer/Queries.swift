import Bricolage
import BricolageQuery

/// Reads the input as a query, and makes queries of documents from it.
///
/// An error has a location in the query. A query must select what the simple reference evaluator selects, in the same
/// order, and the normalized path of each value must select that value alone.
func checkQueries(_ input: [UInt8]) {
    checkReading(String(decoding: input, as: UTF8.self))
    var choices = Choices(input)
    let values = (0..<2).map { _ in choices.value(depth: 3) }
    let value =
        choices.happens(onceIn: 2) ? PlainValue.array(values) : .object(zip(["a", "b c"], values).map { ($0, $1) })
    // The specification leaves open which of the members with one key is selected.
    if value.containsDuplicateKeys { return }
    guard let document = try? JSONDocument(parsing: value.text()) else {
        preconditionFailure("\(value.text()) is refused")
    }
    while !choices.isEmpty {
        let path = choices.path(along: value, depth: 2)
        let text = path.text(&choices)
        checkReading(String(decoding: choices.spoilt(text), as: UTF8.self))
        var steps = 3_000
        guard let places = path.places(in: value, at: value, &steps) else { continue }
        do {
            check(try document.places(at: JSONPath(text)), places, text, document)
        } catch {
            preconditionFailure("\(text): \(error)")
        }
    }
}

private func checkReading(_ text: String) {
    do throws(JSONPathError) {
        let path = try JSONPath(text)
        precondition(path.text.utf8.elementsEqual(text.utf8))
    } catch {
        precondition(error.offset >= 0 && error.offset <= text.utf8.count, "\(error)")
    }
}

private func check(_ found: [JSONPath.Place], _ places: [PlainPlace], _ text: String, _ document: JSONDocument) {
    precondition(found.count == places.count, "\(text) selects \(found.count) values instead of \(places.count)")
    for (found, place) in zip(found, places).prefix(20) {
        let (node, path) = (found.node, found.normalizedPath)
        precondition(PlainValue.same(path, place.path), "\(text) selects \(path) instead of \(place.path)")
        precondition(PlainValue.same(path, node.normalizedPath), "\(path) is not \(node.normalizedPath)")
        precondition(found.pointer == node.pointer && found.location == node.location, "another place than \(path)")
        precondition(PlainValue.same(node.json.description, place.value.text()), "\(path) in \(document.root.json)")
        let alone = try? document.nodes(at: JSONPath(path))
        precondition(alone?.map(\.pointer) == [node.pointer], "\(path) does not select the value at \(node.pointer)")
    }
}

extension PlainValue {
    fileprivate var children: [PlainValue] { PlainPlace(path: "", value: self).children.map(\.value) }

    fileprivate var descendants: [PlainValue] { PlainPlace(path: "", value: self).descendants.map(\.value) }
}

/// Queries are made along an example, a value of the document, so that most of them select something.
extension Choices {
    fileprivate mutating func path(along value: PlainValue, depth: Int) -> PlainPath {
        var example = value
        var segments: [PlainPath.Segment] = []
        for _ in 0..<number(below: 5) {
            let isDeep = happens(onceIn: 4)
            if isDeep { example = one(of: example.descendants) }
            let count = happens(onceIn: 4) ? number(below: 3) + 1 : 1
            segments.append(
                PlainPath.Segment(isDeep: isDeep, selectors: (0..<count).map { _ in selector(along: example, depth) }))
            if !example.children.isEmpty { example = one(of: example.children) }
        }
        return PlainPath(segments: segments)
    }

    private mutating func one<T>(of elements: [T]) -> T { elements[Int(word() % UInt64(elements.count))] }

    private mutating func selector(along example: PlainValue, _ depth: Int) -> PlainPath.Selector {
        switch number(below: depth > 0 ? 9 : 6) {
        case 0, 1: return single(along: example)
        case 2, 3: return .wildcard
        case 4, 5: return .slice(bound(), bound(), bound())
        default:
            let children = example.children
            return .filter(condition(along: children.isEmpty ? .null : one(of: children), depth - 1))
        }
    }

    /// A selector that selects at most one value.
    private mutating func single(along example: PlainValue) -> PlainPath.Selector {
        if case .object(let members) = example, !members.isEmpty, !happens(onceIn: 8) {
            return .name(one(of: members.map(\.key)))
        }
        if case .array = example, !happens(onceIn: 8) { return .index(bound() ?? 0) }
        return happens(onceIn: 2) ? .name(string()) : .index(bound() ?? 0)
    }

    private mutating func bound() -> Int? {
        if happens(onceIn: 3) { return nil }
        return happens(onceIn: 20) ? element(of: [1 << 53 - 1, 1 - 1 << 53]) : number(below: 11) - 5
    }

    private mutating func condition(along example: PlainValue, _ depth: Int) -> PlainPath.Condition {
        switch number(below: depth > 0 ? 8 : 5) {
        case 0: return .exists(inner(path(along: example, depth: depth)))
        case 5: return .both(condition(along: example, depth - 1), condition(along: example, depth - 1))
        case 6: return .either(condition(along: example, depth - 1), condition(along: example, depth - 1))
        case 7: return .not(condition(along: example, depth - 1))
        default:
            let comparison = element(of: ["==", "!=", "<", "<=", ">", ">="])
            return .comparison(operand(along: example, depth), comparison, operand(along: example, depth))
        }
    }

    private mutating func operand(along example: PlainValue, _ depth: Int) -> PlainPath.Operand {
        switch number(below: 9) {
        case 0: return .literal(value(depth: 0))
        case 1, 2:
            let scalars = example.descendants.compactMap(\.literal)
            return .literal(scalars.isEmpty ? .null : one(of: scalars))
        case 3: return .length(singular(along: example))
        case 4: return .count(inner(path(along: example, depth: depth)))
        case 5: return .value(inner(path(along: example, depth: depth)))
        default: return .path(singular(along: example))
        }
    }

    private mutating func singular(along example: PlainValue) -> PlainPath {
        var example = example
        var segments: [PlainPath.Segment] = []
        for _ in 0..<number(below: 3) {
            segments.append(PlainPath.Segment(isDeep: false, selectors: [single(along: example)]))
            if !example.children.isEmpty { example = one(of: example.children) }
        }
        return inner(PlainPath(segments: segments))
    }

    /// A query that mostly starts at the value that a condition is about.
    private mutating func inner(_ path: PlainPath) -> PlainPath {
        PlainPath(isAbsolute: happens(onceIn: 6), segments: path.segments)
    }
}

extension PlainValue {
    /// The value, if a query may contain it.
    fileprivate var literal: PlainValue? {
        switch self {
        case .array, .object: nil
        default: self
        }
    }
}
