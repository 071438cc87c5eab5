// swift-tools-version: 6.2

import PackageDescription

// Types of the schemas of an API, made of its OpenAPI description whenever this changes.
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
