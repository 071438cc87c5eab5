/// The keys that a strategy has converted, each computed once.
///
/// Most objects have the same few keys, and conversion goes character by character. At most 1,024 entries are stored,
/// even for a document whose keys are all different.
package struct ConvertedNames {
    private static let capacity = 1024

    private var names: [ExactKey: String] = [:]

    package init() {}

    package mutating func name(of key: String, by convert: (String) -> String) -> String {
        if let known = names[ExactKey(key)] { return known }
        let converted = convert(key)
        if names.count < Self.capacity { names[ExactKey(key)] = converted }
        return converted
    }
}
