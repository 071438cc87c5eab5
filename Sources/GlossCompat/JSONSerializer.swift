internal import Bricolage
internal import BricolageBridging
public import Foundation

/// Who reads and writes the text of JSON.
public protocol JSONSerializer {
    /// The object that a text represents; nil if it represents none.
    func json(from data: Data, options: JSONSerialization.ReadingOptions) -> JSON?
    /// The array of objects that a text represents; nil if it represents none.
    func jsonArray(from data: Data, options: JSONSerialization.ReadingOptions) -> [JSON]?
    /// The text of an object; nil if it has none.
    func data(from json: JSON, options: JSONSerialization.WritingOptions?) -> Data?
}

/// The serializer that reads and writes as all of Bricolage does.
///
/// It reads RFC 8259 in UTF-8 up to 512 levels, keeps integers of up to 38 digits, and writes the members of objects in
/// the order of their keys. `Decoder.logger` hears why a result is nil.
public struct GlossJSONSerializer: JSONSerializer, Sendable {
    /// Creates a serializer.
    public init() {}

    /// The object that a text represents; nil if it represents none.
    public func json(from data: Data, options: JSONSerialization.ReadingOptions) -> JSON? {
        root(of: data, options, expected: "an object")
    }

    /// The array of objects that a text represents; nil if it represents none.
    public func jsonArray(from data: Data, options: JSONSerialization.ReadingOptions) -> [JSON]? {
        root(of: data, options, expected: "an array of objects")
    }

    /// The text of an object; nil if it contains anything that JSON has not.
    public func data(from json: JSON, options: JSONSerialization.WritingOptions?) -> Data? {
        let options = options ?? []
        let formatting = JSONFormatting(
            indentation: options.contains(.prettyPrinted) ? .spaces(2) : .none,
            sortsKeys: options.contains(.sortedKeys),
            escapesSlashes: !options.contains(.withoutEscapingSlashes))
        do {
            return try BricolageJSON(foundationObject: json).serializedData(formatting)
        } catch {
            Place(.whole, isEncoding: true).explain(error)
            return nil
        }
    }

    private func root<Root>(
        of data: Data, _ options: JSONSerialization.ReadingOptions, expected: String
    ) -> Root? {
        let place = Place(.whole)
        guard options.isSubset(of: [.mutableContainers, .mutableLeaves, .fragmentsAllowed]) else {
            place.explain(Gloss.Reason("options that only JSONSerialization has: \(options)", at: place))
            return nil
        }
        do {
            let object = try JSONDocument(parsing: data, options: .coding).root.foundationObject()
            if let root = object as? Root { return root }
            place.refuse(object, expected: expected)
        } catch {
            place.explain(error)
        }
        return nil
    }
}
