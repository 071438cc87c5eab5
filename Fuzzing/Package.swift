// swift-tools-version: 6.2

import PackageDescription

/// Fuzz targets of their own package: the flags they need must never reach users.
let package = Package(
    name: "Fuzzing",
    dependencies: [.package(name: "Bricolage", path: "..")],
    targets: [
        .executableTarget(
            name: "FuzzParsing",
            dependencies: [.product(name: "Bricolage", package: "Bricolage")],
            swiftSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library"])],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]
        )
    ],
    swiftLanguageModes: [.v6]
)
