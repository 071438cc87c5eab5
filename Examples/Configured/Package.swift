// swift-tools-version: 6.2

import PackageDescription

// Types generated at build time with configurations: one for the package, and one for a single schema.
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
