internal import BricolageBridging

/// A type whose values contain others, each of which is read as its type is.
protocol ReadableCollection {
    /// The `Reader` of this type.
    static var reader: Any { get }
}

extension Array: ReadableCollection {
    static var reader: Any { Reader.array(of: Reader<Element>()) }
}

extension Reader {
    /// The reader of arrays of which each element is read by another.
    static func array<Element>(of element: Reader<Element>) -> Self where Value == [Element] {
        Self { value, place in
            guard let values = value as? [Any] else {
                place.refuse(value, expected: "an array")
                return nil
            }
            return element.readAll(values, in: place)
        }
    }
}

extension Dictionary: ReadableCollection where Key == String {
    static var reader: Any {
        let member = Reader<Value>()
        return Reader<Self> { value, place in
            guard let values = value as? JSON else {
                place.refuse(value, expected: "an object")
                return nil
            }
            return member.readAll(values, in: place)
        }
    }
}

extension Optional: ReadableCollection {
    static var reader: Any {
        let wrapped = Reader<Wrapped>()
        return Reader<Self> { value, place in
            if FoundationObject.isNull(value) { return .some(nil) }
            return wrapped.read(value, place).map { .some($0) }
        }
    }
}

extension Reader {
    /// The elements of an array; nil if one of them cannot be read, but all of them are tried.
    func readAll(_ values: [Any], in place: Place) -> [Value]? {
        if Value.self == Any.self, let values = values as? [Value] { return values }
        var elements: [Value] = []
        elements.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            if let element = read(value, Place(.index(index), in: place)) { elements.append(element) }
        }
        return elements.count == values.count ? elements : nil
    }

    /// The members of an object; nil if one of them cannot be read, but all of them are tried, in the order of their
    /// keys.
    func readAll(_ values: JSON, in place: Place) -> [String: Value]? {
        if Value.self == Any.self, let values = values as? [String: Value] { return values }
        var members: [String: Value] = [:]
        members.reserveCapacity(values.count)
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            if let member = read(value, Place(.key(key), in: place)) { members[key] = member }
        }
        return members.count == values.count ? members : nil
    }
}
