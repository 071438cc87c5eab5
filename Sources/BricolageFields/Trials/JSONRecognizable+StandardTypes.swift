public import BricolageCore

extension Bool: JSONRecognizable {
    /// Booleans are possible.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition { .kind(.bool, in: json) }
}

extension String: JSONRecognizable {
    /// Any string matches, but other types that read strings come first.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        json.kind == .string ? .fallback : .impossible
    }
}

extension JSONRecognizable where Self: FixedWidthInteger {
    /// Numbers without fraction and exponent are likely, other numbers possible.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        json.recognizedNumber(asInteger: true)
    }
}

extension Int: JSONRecognizable {}
extension Int8: JSONRecognizable {}
extension Int16: JSONRecognizable {}
extension Int32: JSONRecognizable {}
extension Int64: JSONRecognizable {}
extension Int128: JSONRecognizable {}
extension UInt: JSONRecognizable {}
extension UInt8: JSONRecognizable {}
extension UInt16: JSONRecognizable {}
extension UInt32: JSONRecognizable {}
extension UInt64: JSONRecognizable {}
extension UInt128: JSONRecognizable {}

extension Double: JSONRecognizable {
    /// Numbers with a fraction or an exponent are likely, and so are strings for infinities and NaN; other numbers are
    /// possible.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        json.recognizedNumber(asInteger: false)
    }
}

extension Float: JSONRecognizable {
    /// Numbers with a fraction or an exponent are likely, and so are strings for infinities and NaN; other numbers are
    /// possible.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        json.recognizedNumber(asInteger: false)
    }
}

extension JSONDocument.Node {
    fileprivate func recognizedNumber(asInteger: Bool) -> JSONRecognition {
        guard kind == .number else { return !asInteger && standsForNumber ? .likely : .impossible }
        return tapeNode.tag.isFractional == asInteger ? .possible : .likely
    }
}

extension JSONDocument.Node {
    /// Whether the decoder reads the string as an infinity or as NaN.
    private var standsForNumber: Bool {
        guard let string, let texts = environment(NonFiniteTexts.self) else { return false }
        return [texts.positiveInfinity, texts.negativeInfinity, texts.nan].contains { ExactText.equal($0, string) }
    }
}

extension JSON: JSONRecognizable {
    /// Any value matches, but all other types come first.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition { .fallback }
}

extension JSON.Number: JSONRecognizable {
    /// Any number matches, but other types that read numbers come first.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        json.kind == .number ? .fallback : .impossible
    }
}

extension JSON.Array: JSONRecognizable {
    /// Any array matches, but other types that read arrays come first.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        json.kind == .array ? .fallback : .impossible
    }
}

extension JSON.Object: JSONRecognizable {
    /// Any object matches, but other types that read objects come first.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        json.kind == .object ? .fallback : .impossible
    }
}

// MARK: Containers

extension Optional: JSONRecognizable {
    /// Null is likely; for other values the wrapped type decides.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        json.isNull ? .likely : .of(json, as: Wrapped.self)
    }
}

extension Array: JSONRecognizable {
    /// Arrays match as well as their first element matches the element type; for numbers, the first one with a
    /// fraction.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        json.recognizedElements(as: Element.self)
    }
}

extension Set: JSONRecognizable {
    /// Arrays match as well as their first element matches the element type; for numbers, the first one with a
    /// fraction.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        json.recognizedElements(as: Element.self)
    }
}

extension Dictionary: JSONRecognizable {
    /// An object matches if its first member may match, or the last one with the same key; types that know their keys
    /// come first.
    ///
    /// A dictionary whose keys are not strings may also be an array of keys and values.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        guard json.kind == .object else { return Key.self == String.self ? .impossible : .kind(.array, in: json) }
        var members = json.members
        guard let first = members.next(), let counting = json[first.key] else { return .fallback }
        return Swift.min(.fallback, .of(counting, as: Value.self))
    }
}

extension JSONDocument.Node {
    fileprivate func recognizedElements(as type: Any.Type) -> JSONRecognition {
        guard kind == .array else { return .impossible }
        guard let example = example(of: type) else { return .possible }
        // The tag of one element says nothing about the others.
        return Swift.min(.likely, .of(example, as: type))
    }

    /// The element or member by which the others are judged: the first with a fraction, if numbers are expected, so
    /// that `[1, 2.0]` looks like floating-point numbers; else the first.
    fileprivate func example(of type: Any.Type) -> JSONDocument.Node? {
        children.first { $0.holdsFraction(as: type) } ?? children.first { _ in true }
    }

    /// Whether this is a number with a fraction or exponent, or holds one, if numbers are expected.
    ///
    /// Linear in the value; if no numbers are expected, nothing is inspected.
    private func holdsFraction(as type: Any.Type) -> Bool {
        if type is any Numeric.Type { return tapeNode.tag.isFractional }
        guard let collection = type as? any ElementHolding.Type else { return false }
        // Optional numbers hold numbers without being JSON containers.
        if count == 0 { return holdsFraction(as: collection.elementType) }
        return children.contains { $0.holdsFraction(as: collection.elementType) }
    }

    /// The elements of an array or the values of an object.
    private var children: some Sequence<JSONDocument.Node> {
        var (elements, members) = (elements, countingMembers.makeIterator())
        return AnyIterator { elements.next() ?? members.next()?.value }
    }
}

extension JSONRecognition {
    /// How well the spelling of a dictionary's values matches a type; this decides between types that know none of an
    /// object's members.
    package static func spelling(of json: JSONDocument.Node, as type: Any.Type) -> JSONRecognition {
        guard let collection = type as? any ElementHolding.Type, json.kind == .object,
            let example = json.example(of: collection.elementType)
        else { return .fallback }
        return .of(example, as: collection.elementType)
    }
}
