extension SchemaKeyword {
    /// Whether a name is marked as that of an extension, which programs that do not know it ignore: `x-order`.
    ///
    /// OpenAPI only has the small letter, but headers of HTTP, where the mark comes from, have a capital.
    package static func isExtension(_ name: String) -> Bool { name.hasPrefix("x-") || name.hasPrefix("X-") }
}
