/// A JSONPath query made of Swift's own types, with a simple reference evaluator (RFC 9535).
struct PlainPath {
    var isAbsolute = true
    var segments: [Segment]

    struct Segment {
        var isDeep: Bool
        var selectors: [Selector]
    }

    enum Selector {
        case name(String)
        case index(Int)
        case slice(Int?, Int?, Int?)
        case wildcard
        case filter(Condition)
    }

    indirect enum Condition {
        case both(Condition, Condition)
        case either(Condition, Condition)
        case not(Condition)
        case exists(PlainPath)
        case comparison(Operand, String, Operand)
    }

    enum Operand {
        case literal(PlainValue)
        /// The path selects at most one value.
        case path(PlainPath)
        case length(PlainPath)
        case count(PlainPath)
        case value(PlainPath)
    }
}

/// A value with its place in a document.
struct PlainPlace {
    var path: String
    var value: PlainValue

    var children: [PlainPlace] {
        switch value {
        case .array(let elements):
            elements.enumerated().map { PlainPlace(path: "\(path)[\($0)]", value: $1) }
        case .object(let members):
            members.map { PlainPlace(path: "\(path)[\(PlainPath.quoted($0.key))]", value: $0.value) }
        default: []
        }
    }

    /// The place itself and all that are inside it, each before those inside it.
    var descendants: [PlainPlace] { [self] + children.flatMap(\.descendants) }
}

// MARK: Evaluating

extension PlainPath {
    /// The places that the query selects; nil if evaluation takes more steps than are left.
    func places(in root: PlainValue, at current: PlainValue, _ steps: inout Int) -> [PlainPlace]? {
        var places = [PlainPlace(path: "$", value: isAbsolute ? root : current)]
        for segment in segments {
            var selected: [PlainPlace] = []
            for place in segment.isDeep ? places.flatMap(\.descendants) : places {
                for selector in segment.selectors {
                    guard let found = selector.places(in: place, root, &steps) else { return nil }
                    selected += found
                    steps -= found.count + 1
                    if steps < 0 { return nil }
                }
            }
            places = selected
        }
        return places
    }
}

extension PlainPath.Selector {
    fileprivate func places(in place: PlainPlace, _ root: PlainValue, _ steps: inout Int) -> [PlainPlace]? {
        let children = place.children
        let count = children.count
        guard case .array = place.value else {
            switch self {
            case .name(let name):
                guard let value = place.value[name] else { return [] }
                return [PlainPlace(path: "\(place.path)[\(PlainPath.quoted(name))]", value: value)]
            case .wildcard: return children
            case .filter(let condition): return condition.filter(children, root, &steps)
            case .index, .slice: return []
            }
        }
        switch self {
        case .name: return []
        case .wildcard: return children
        case .filter(let condition): return condition.filter(children, root, &steps)
        case .index(let index):
            let position = index < 0 ? count + index : index
            return children.indices.contains(position) ? [children[position]] : []
        case .slice(let start, let end, let step):
            let step = step ?? 1
            if step == 0 { return [] }
            // Each position is asked whether it belongs to the slice.
            func position(_ index: Int) -> Int { index < 0 ? count + index : index }
            if step > 0 {
                let lower = max(start.map(position) ?? 0, 0)
                return (0..<count).filter {
                    $0 >= lower && $0 < end.map(position) ?? count && ($0 - lower).isMultiple(of: step)
                }.map { children[$0] }
            }
            let upper = min(start.map(position) ?? count - 1, count - 1)
            return (0..<count).reversed().filter {
                $0 <= upper && $0 > end.map(position) ?? -1 && (upper - $0).isMultiple(of: step)
            }.map { children[$0] }
        }
    }
}

extension PlainPath.Condition {
    fileprivate func filter(_ places: [PlainPlace], _ root: PlainValue, _ steps: inout Int) -> [PlainPlace]? {
        var kept: [PlainPlace] = []
        for place in places {
            guard let holds = holds(for: place.value, root, &steps) else { return nil }
            if holds { kept.append(place) }
        }
        return kept
    }

    private func holds(for value: PlainValue, _ root: PlainValue, _ steps: inout Int) -> Bool? {
        steps -= 1
        switch self {
        case .both(let left, let right):
            guard let left = left.holds(for: value, root, &steps), let right = right.holds(for: value, root, &steps)
            else { return nil }
            return left && right
        case .either(let left, let right):
            guard let left = left.holds(for: value, root, &steps), let right = right.holds(for: value, root, &steps)
            else { return nil }
            return left || right
        case .not(let condition): return condition.holds(for: value, root, &steps).map { !$0 }
        case .exists(let path): return path.places(in: root, at: value, &steps).map { !$0.isEmpty }
        case .comparison(let left, let comparison, let right):
            guard let left = left.value(for: value, root, &steps), let right = right.value(for: value, root, &steps)
            else { return nil }
            let isEqual =
                left.first.map { left in right.first.map { left.isEqual(to: $0) } ?? false } ?? right.isEmpty
            let isLess = left.first.map { left in right.first.map { left.isLess(than: $0) } ?? false } ?? false
            let isGreater = right.first.map { right in left.first.map { right.isLess(than: $0) } ?? false } ?? false
            return switch comparison {
            case "==": isEqual
            case "!=": !isEqual
            case "<": isLess
            case ">": isGreater
            case "<=": isLess || isEqual
            default: isGreater || isEqual
            }
        }
    }
}

extension PlainPath.Operand {
    /// The value, or none; nil if there are no steps left.
    fileprivate func value(for current: PlainValue, _ root: PlainValue, _ steps: inout Int) -> [PlainValue]? {
        switch self {
        case .literal(let value): return [value]
        case .path(let path): return path.places(in: root, at: current, &steps).map { $0.map(\.value) }
        case .count(let path):
            return path.places(in: root, at: current, &steps).map { [.number(String($0.count))] }
        case .value(let path):
            return path.places(in: root, at: current, &steps).map { $0.count == 1 ? [$0[0].value] : [] }
        case .length(let path):
            guard let places = path.places(in: root, at: current, &steps) else { return nil }
            return places.compactMap { place in
                switch place.value {
                case .string(let text): .number(String(text.unicodeScalars.count))
                case .array(let elements): .number(String(elements.count))
                case .object(let members): .number(String(members.count))
                default: nil
                }
            }
        }
    }
}
