/// The spelling of the first Curio, which had no subcommands and wrote its options with one dash.
///
///     cat food.schema.json | curio -name Food > Food.swift
///
/// Such a line is rewritten to `curio generate --name Food` before it is parsed. Only lines that begin with one of the
/// old options are changed, so no line in the new spelling can change its meaning.
enum SeedArguments {
    private static let options: Set<String> = ["-name", "-access"]

    static func rewritten(_ arguments: [String]) -> [String] {
        guard let first = arguments.first, options.contains(first) else { return arguments }
        var rewritten = ["generate"]
        var isValue = false
        for argument in arguments {
            if !isValue, options.contains(argument) {
                rewritten.append("-" + argument)
                isValue = true
            } else {
                rewritten.append(argument)
                isValue = false
            }
        }
        return rewritten
    }
}
