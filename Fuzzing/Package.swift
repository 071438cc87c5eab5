// swift-tools-version: 6.2

import PackageDescription

/// A libFuzzer program in a separate package, because the flags that it needs must never reach users.
let package = Package(
    name: "Fuzzing",
    dependencies: [.package(name: "Bricolage", path: "..", traits: [])],
    targets: [
        // A link to types of the tests, which the benchmarks also use.
        .target(name: "CostlyModels", dependencies: [.product(name: "Bricolage", package: "Bricolage")]),
        .executableTarget(
            name: "Fuzzer",
            dependencies: [
                "CostlyModels",
                .product(name: "Bricolage", package: "Bricolage"),
                .product(name: "BricolageBridging", package: "Bricolage"),
                .product(name: "BricolageQuery", package: "Bricolage"),
                .product(name: "BricolageSchema", package: "Bricolage"),
                .product(name: "BricolageValidation", package: "Bricolage"),
                .product(name: "ECMARegex", package: "Bricolage"),
            ],
            swiftSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library"])],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]
        )
    ],
    swiftLanguageModes: [.v6]
)
