/// What keys become under a strategy, each worked out once.
///
/// The same few keys stand in most objects, and conversion goes character by character. A document whose keys are all
/// different costs no more than 1,024 entries.
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
