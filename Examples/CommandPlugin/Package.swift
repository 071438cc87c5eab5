// swift-tools-version: 6.2

import PackageDescription

// Types that `swift package generate-json-types` writes, and that are checked in like other sources.
let package = Package(
    name: "CommandPlugin",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Bricolage", path: "../..")],
    targets: [
        .executableTarget(
            name: "Menu", dependencies: [.product(name: "Bricolage", package: "Bricolage")],
            exclude: ["food.schema.json", "curio.json"])
    ]
)
