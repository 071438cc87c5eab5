// swift-tools-version: 6.2

import PackageDescription

/// A libFuzzer program in a package of its own: the flags it needs must never reach users.
let package = Package(
    name: "Fuzzing",
    dependencies: [.package(name: "Bricolage", path: "..", traits: [])],
    targets: [
        // The types that the tests and the benchmarks have, too: a link to them.
        .target(name: "CostlyModels", dependencies: [.product(name: "Bricolage", package: "Bricolage")]),
        .executableTarget(
            name: "Fuzzer",
            dependencies: [
                "CostlyModels",
                .product(name: "Bricolage", package: "Bricolage"),
                .product(name: "ECMARegex", package: "Bricolage"),
            ],
            swiftSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library"])],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]
        )
    ],
    swiftLanguageModes: [.v6]
)
