// swift-tools-version: 6.2

import PackageDescription

// Types at build time that are what configurations ask for: one of the package, and one of a single schema.
let package = Package(
    name: "Configured",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Bricolage", path: "../..")],
    targets: [
        .executableTarget(
            name: "Shop", dependencies: [.product(name: "Bricolage", package: "Bricolage")],
            plugins: [.plugin(name: "CurioPlugin", package: "Bricolage")])
    ]
)
