// swift-tools-version: 6.2

import PackageDescription

/// Benchmarks in a package of their own: what they depend on never reaches users.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Bricolage", path: "..", traits: []),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .target(name: "Models", dependencies: [.product(name: "Bricolage", package: "Bricolage")]),
        // What `curio generate` makes of `Schemas`.
        .target(name: "GeneratedModels", dependencies: [.product(name: "Bricolage", package: "Bricolage")]),
        .target(name: "Clocks"),
        // The documents and types that the tests and the fuzzer have, too: a link to them.
        .target(name: "CostlyModels", dependencies: [.product(name: "Bricolage", package: "Bricolage")]),
        .target(
            name: "Operations",
            dependencies: [
                "Models",
                "GeneratedModels",
                .product(name: "Bricolage", package: "Bricolage"),
                .product(name: "BricolageSchema", package: "Bricolage"),
                .product(name: "BricolageValidation", package: "Bricolage"),
            ]
        ),
        .executableTarget(name: "measure", dependencies: ["Clocks", "Operations"], path: "Sources/Measure"),
        .executableTarget(
            name: "errors",
            dependencies: ["Clocks", "CostlyModels", .product(name: "Bricolage", package: "Bricolage")],
            path: "Sources/Errors"),
        .executableTarget(
            name: "Documents",
            dependencies: ["Operations", .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/Documents",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        .executableTarget(
            name: "Coding",
            dependencies: ["Operations", .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/Coding",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
        ]
}
