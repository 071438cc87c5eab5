internal import BricolageBridging
internal import BricolageCore

extension JSEN {
    /// Creates the value of an object as `JSONSerialization` makes it, or of Swift's own numbers, strings, truth
    /// values, arrays and dictionaries, in which there may also be values of type `JSEN`.
    ///
    /// A `Double` of Swift is always a `double`. Inside arrays and dictionaries, nil is `null`, as is `NSNull`
    /// everywhere. The result is nil for nil, and if any part of the object has no value of this type.
    public init?(from anyValue: Any?) {
        guard let object = FoundationObject.unwrapped(anyValue as Any),
            let value = JSEN(object: object, levels: Self.depthLimit)
        else { return nil }
        self = value
    }

    /// - Parameter levels: how many levels of arrays and objects are still allowed.
    private init?(object: Any, levels: Int) {
        guard let object = FoundationObject.unwrapped(object) else {
            self = .null
            return
        }
        // A cast to `Double` alone would also succeed for other numbers.
        if type(of: object) == Double.self, let double = object as? Double {
            self = .double(double)
            return
        }
        switch object {
        case let value as JSEN: self = value
        case let elements as [Any]:
            guard levels > 0, StackRoom.isLeft else { return nil }
            var values: [JSEN] = []
            for element in elements {
                guard let value = JSEN(object: element, levels: levels - 1) else { return nil }
                values.append(value)
            }
            self = .array(values)
        case let members as [String: Any]:
            guard levels > 0, StackRoom.isLeft else { return nil }
            var values: [String: JSEN] = [:]
            for (key, member) in members {
                guard let value = JSEN(object: member, levels: levels - 1) else { return nil }
                values[key] = value
            }
            self = .dictionary(values)
        default:
            guard let json = try? JSON(foundationObject: object), let value = try? JSEN(json, levels: levels)
            else { return nil }
            self = value
        }
    }
}

extension JSEN {
    /// The value that the case holds; nil for `null`.
    ///
    /// Arrays are of type `[Any?]`, dictionaries of type `[String: Any?]`; a cast such as `as? [String]` succeeds if
    /// all elements have that type.
    public var valueType: Any? {
        switch self {
        case .int(let value): value
        case .double(let value): value
        case .string(let value): value
        case .bool(let value): value
        case .array(let elements): elements.map(\.valueType)
        case .dictionary(let members): members.mapValues(\.valueType)
        case .null: nil
        }
    }
}
