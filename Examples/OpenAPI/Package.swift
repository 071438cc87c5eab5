// swift-tools-version: 6.2

import PackageDescription

// Types for the schemas of an API, regenerated whenever its OpenAPI description changes.
let package = Package(
    name: "OpenAPI",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Bricolage", path: "../..")],
    targets: [
        .executableTarget(
            name: "Till", dependencies: [.product(name: "Bricolage", package: "Bricolage")],
            plugins: [.plugin(name: "CurioPlugin", package: "Bricolage")])
    ]
)
