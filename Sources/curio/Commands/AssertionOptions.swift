internal import ArgumentParser
internal import BricolageValidation

/// Options for assertions beyond, or instead of, those of a dialect.
struct AssertionOptions: ParsableArguments {
    @Flag(
        inversion: .prefixedNo,
        help: "Whether strings must be of the format that the schema names; otherwise its version decides.")
    var assertFormats: Bool?

    @Flag(help: "Refuse strings that are not of the contentEncoding and contentMediaType that the schema names.")
    var assertContent = false

    var validationOptions: ValidationOptions {
        var options = ValidationOptions()
        options.assertsFormats = assertFormats
        options.assertsContent = assertContent
        return options
    }
}
