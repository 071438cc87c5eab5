// swift-tools-version: 6.2

import PackageDescription

// Types that are regenerated whenever their schemas change, and are not checked in.
let package = Package(
    name: "BuildPlugin",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Bricolage", path: "../..")],
    targets: [
        .target(
            name: "Stock", dependencies: [.product(name: "Bricolage", package: "Bricolage")],
            plugins: [.plugin(name: "CurioPlugin", package: "Bricolage")]),
        .executableTarget(
            name: "Shop", dependencies: ["Stock", .product(name: "Bricolage", package: "Bricolage")],
            plugins: [.plugin(name: "CurioPlugin", package: "Bricolage")]),
    ]
)
