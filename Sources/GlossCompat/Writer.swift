internal import Bricolage
internal import BricolageBridging
internal import Foundation

/// Makes the values of an object from values of Swift.
enum Writer {
    /// The value that represents another; nil if there is none, and then the place has a reason for it.
    ///
    /// A value that nothing here represents stays what it is, as in Gloss; serializers refuse it.
    static func object(of value: Any, at place: Place) -> Any? {
        switch value {
        case is any PlainValue: value
        case let value as any WrappedNumber: value.wrapped
        case let model as any JSONEncodable: place.object(of: model)
        case let value as any RawRepresentable: rawObject(of: value, at: place)
        case let collection as any WritableCollection: place.hasRoom ? collection.object(at: place) : nil
        case let decimal as Decimal where type(of: value) == Decimal.self: NSDecimalNumber(decimal: decimal)
        case is Date: value
        case _ where FoundationObject.isNumber(value) || FoundationObject.isNull(value): value
        case let url as URL: url.absoluteString
        case let uuid as UUID: uuid.uuidString
        case let value as any Swift.Encodable: codedObject(of: value, at: place)
        default: value
        }
    }

    private static func rawObject(of value: some RawRepresentable, at place: Place) -> Any? {
        object(of: value.rawValue, at: place)
    }

    private static func codedObject(of value: some Swift.Encodable, at place: Place) -> Any? {
        do {
            return try BricolageJSON.Encoder().encodeToJSON(value).foundationObject()
        } catch {
            place.explain(error)
            return nil
        }
    }
}

extension Place {
    fileprivate func object<Model: JSONEncodable>(of model: Model) -> JSON? {
        attempt {
            model.toJSON()
        } refusal: {
            Gloss.Reason("toJSON() of \(Model.self) gives nil\($0)", at: self)
        }
    }
}

/// A type whose values contain others.
private protocol WritableCollection {
    func object(at place: Place) -> Any?
}

extension Array: WritableCollection {
    fileprivate func object(at place: Place) -> Any? {
        if Element.self is any PlainValue.Type { return self }
        if Element.self is any WrappedNumber.Type { return compactMap { ($0 as? any WrappedNumber)?.wrapped } }
        let objects = enumerated().compactMap { Writer.object(of: $1, at: Place(.index($0), in: place)) }
        return objects.count == count ? objects : nil
    }
}

extension Dictionary: WritableCollection where Key == String {
    fileprivate func object(at place: Place) -> Any? {
        if Value.self is any PlainValue.Type { return self }
        var objects: JSON = [:]
        for (key, value) in sorted(by: { $0.key < $1.key }) {
            objects[key] = Writer.object(of: value, at: Place(.key(key), in: place))
        }
        return objects.count == count ? objects : nil
    }
}

extension Optional: WritableCollection {
    fileprivate func object(at place: Place) -> Any? {
        map { Writer.object(of: $0, at: place) } ?? NSNull()
    }
}

/// A type that `JSONSerialization` takes as it is.
private protocol PlainValue {}

extension Bool: PlainValue {}
extension String: PlainValue {}
extension Int: PlainValue {}
extension Int8: PlainValue {}
extension Int16: PlainValue {}
extension UInt: PlainValue {}
extension UInt8: PlainValue {}
extension UInt16: PlainValue {}
extension Float: PlainValue {}

/// A number that Gloss wraps, so that it can be cast to any type that holds it exactly.
private protocol WrappedNumber {
    var wrapped: NSNumber { get }
}

extension Int32: WrappedNumber {
    fileprivate var wrapped: NSNumber { NSNumber(value: self) }
}

extension Int64: WrappedNumber {
    fileprivate var wrapped: NSNumber { NSNumber(value: self) }
}

extension UInt32: WrappedNumber {
    fileprivate var wrapped: NSNumber { NSNumber(value: self) }
}

extension UInt64: WrappedNumber {
    fileprivate var wrapped: NSNumber { NSNumber(value: self) }
}

extension Double: WrappedNumber {
    fileprivate var wrapped: NSNumber { NSNumber(value: self) }
}
