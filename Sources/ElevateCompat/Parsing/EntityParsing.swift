internal import BricolageBridging

/// The properties of one object or array that have been extracted so far, and what is wrong with the others.
struct EntityParsing {
    var entity: [String: Any] = [:]
    var collector = ProblemCollector()

    /// Extracts one property of an object.
    mutating func parse(_ property: SchemaProperty, of members: [String: Any]) {
        let place = collector.base.appending(.keyPath(property.keyPath))
        guard let object = members.value(at: property.keyPath), !FoundationObject.isNull(object) else {
            if !property.optional { collector.add(Problem(.missing(property.type), at: place)) }
            return
        }
        switch property.type {
        case .array:
            guard let elements = object as? [Any] else { return collector.add(Problem(.wrongType(.array), at: place)) }
            parse(elements, of: property, at: place)
        case .dictionary:
            guard let members = object as? [String: Any] else {
                return collector.add(Problem(.wrongType(.dictionary), at: place))
            }
            keep(members, of: property, at: place)
        case let type:
            switch ScalarValue.value(of: object, as: type) {
            case .success(let value): keep(value, of: property, at: place)
            case .failure(let mismatch):
                collector.add(Problem(mismatch.kind(for: type, optional: property.optional), at: place))
            }
        }
    }

    /// Extracts the elements of an array that is no member of an object.
    mutating func parse(_ elements: [Any], by schema: Schema) {
        guard let property = schema.properties.first, schema.properties.count == 1, property.type == .array else {
            return collector.refuse("Invalid property list for json array.")
        }
        parse(elements, of: property, at: collector.base)
    }

    private mutating func parse(_ elements: [Any], of property: SchemaProperty, at place: Place) {
        guard let method = property.method else { return collector.add(Problem(.noMethod, at: place)) }
        var values: [Any] = []
        values.reserveCapacity(elements.count)
        for (position, element) in elements.enumerated() {
            let place = place.appending(.element(position))
            if let value = collector.decode(element, at: place, by: method, position: position) { values.append(value) }
        }
        entity[property.keyPath] = values
    }

    private mutating func keep(_ value: Any, of property: SchemaProperty, at place: Place) {
        guard let method = property.method else { return entity[property.keyPath] = value }
        entity[property.keyPath] = collector.decode(value, at: place, by: method)
    }
}

extension [String: Any] {
    /// The value at a key path; a member whose key is the whole path comes before the members of members.
    fileprivate func value(at keyPath: String) -> Any? {
        if keyPath.isEmpty { return self }
        if let value = self[keyPath] { return value }
        var value: Any = self
        for key in keyPath.split(separator: ".", omittingEmptySubsequences: false) {
            guard let next = (value as? [String: Any])?[String(key)] else { return nil }
            value = next
        }
        return value
    }
}
