internal import BricolageBridging
internal import Foundation

/// The text between the keys of a key path, unless a function is given another.
public let GlossKeyPathDelimiter = "."

extension Dictionary {
    /// The value at a key path; nil if there is none.
    ///
    /// - Parameters:
    ///   - keyPath: Keys from the outside inwards, such as `owner.id`.
    ///   - delimiter: The text between the keys.
    ///   - logger: Who hears of a path that leads through something other than an object, or of a dictionary whose keys
    ///     are not strings; nil for the logger around, or `Decoder.logger`.
    public func valueForKeyPath(
        keyPath: String, withDelimiter delimiter: String = GlossKeyPathDelimiter,
        logger: (any Logger)? = nil
    ) -> Any? {
        value(at: keyPath, delimiter, in: Place.current.get(), logger: logger)
    }

    /// The value at a key path; nil if there is none.
    ///
    /// This is the spelling of Gloss 0.
    public func valueForKeyPath(
        _ keyPath: String, withDelimiter delimiter: String = GlossKeyPathDelimiter,
        logger: (any Logger)? = nil
    ) -> Any? {
        valueForKeyPath(keyPath: keyPath, withDelimiter: delimiter, logger: logger)
    }

    /// The value at a key path; nil if there is none.
    ///
    /// - Parameter model: the place of this dictionary, if it is known.
    func value(at keyPath: String, _ delimiter: String, in model: Place?, logger: (any Logger)?) -> Any? {
        let keys = keyPath.components(separatedBy: delimiter)
        var object = self
        for (position, text) in keys.enumerated() {
            guard let key = text as? Key else {
                let place = Place(.whole, in: model, logger: logger)
                place.explain(Gloss.Reason("no key path \"\(keyPath)\" for keys of type \(Key.self)", at: place))
                return nil
            }
            guard let value = object[key].map({ $0 as Any }) else { break }
            let isNull = FoundationObject.isNull(value)
            if position == keys.count - 1 {
                if isNull { model?.noteAbsence(of: keyPath) }
                return value
            }
            if isNull { break }
            guard let inner = value as? Self else {
                let path = keys[...position].joined(separator: delimiter)
                let place = Place(.path(path, delimiter: delimiter), in: model, logger: logger)
                place.refuse(value, expected: "an object with \"\(keys[position + 1])\"")
                return nil
            }
            object = inner
        }
        model?.noteAbsence(of: keyPath)
        return nil
    }
}
