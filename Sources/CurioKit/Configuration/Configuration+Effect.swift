extension Generator.Configuration {
    /// The options that types in codable style do not follow, by their names in a configuration file.
    var optionsWithoutEffect: [String] {
        let options = [
            ("formats", !formats.isEmpty), ("constraints", checksConstraints), ("conveniences", hasConveniences),
            ("comparison: json", comparison == .json), ("defaults: reading", defaults == .reading),
        ]
        return options.filter(\.1).map(\.0)
    }
}
