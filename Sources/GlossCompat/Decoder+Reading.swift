internal import BricolageBridging

extension Decoder {
    /// The function that decodes the value at a key path.
    ///
    /// - Parameter logger: who hears of a value that does not suit; nil for the logger around this decode.
    static func decode<T>(
        at key: String, _ delimiter: String, by reader: @autoclosure @escaping () -> Reader<T> = Reader(),
        logger: (any Logger)? = nil
    ) -> (JSON) -> T? {
        { json in
            let model = Place.current.get()
            guard let value = json.value(at: key, delimiter, in: model, logger: logger),
                !FoundationObject.isNull(value)
            else { return nil }
            return reader().read(value, Place(.path(key, delimiter: delimiter), in: model, logger: logger))
        }
    }
}
