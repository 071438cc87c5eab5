// swift-tools-version: 6.2

import PackageDescription

/// The benchmarks are a separate package, so that their dependencies never reach users.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Bricolage", path: "..", traits: []),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .target(name: "Models", dependencies: [.product(name: "Bricolage", package: "Bricolage")]),
        // The types that `curio generate` generates from `Schemas`.
        .target(name: "GeneratedModels", dependencies: [.product(name: "Bricolage", package: "Bricolage")]),
        .target(name: "Clocks"),
        // A link to documents and types of the tests, which the fuzzer also uses.
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
