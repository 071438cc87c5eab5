// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Bricolage",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Bricolage", targets: ["Bricolage"]),
        .library(name: "BricolageCore", targets: ["BricolageCore"]),
        .library(name: "BricolageWriting", targets: ["BricolageWriting"]),
        .library(name: "BricolageFields", targets: ["BricolageFields"]),
        .library(name: "BricolagePointers", targets: ["BricolagePointers"]),
        .library(name: "BricolageStreaming", targets: ["BricolageStreaming"]),
        .library(name: "BricolageReporting", targets: ["BricolageReporting"]),
        .library(name: "BricolageQuery", targets: ["BricolageQuery"]),
        .library(name: "BricolageBridging", targets: ["BricolageBridging"]),
        .library(name: "BricolageLocalizing", targets: ["BricolageLocalizing"]),
        .library(name: "BricolageSchema", targets: ["BricolageSchema"]),
        .library(name: "BricolageValidation", targets: ["BricolageValidation"]),
        .library(name: "BricolageLint", targets: ["BricolageLint"]),
        .library(name: "BricolageTypedSchema", targets: ["BricolageTypedSchema"]),
        .library(name: "BricolageSampling", targets: ["BricolageSampling"]),
        .library(name: "BricolageCompatibility", targets: ["BricolageCompatibility"]),
        .library(name: "BricolageInference", targets: ["BricolageInference"]),
        .library(name: "JSENCompat", targets: ["JSENCompat"]),
        .library(name: "GlossCompat", targets: ["GlossCompat"]),
        .library(name: "ElevateCompat", targets: ["ElevateCompat"]),
        .library(name: "BricBracCompat", targets: ["BricBracCompat"]),
        .library(name: "JSONSchemaCompat", targets: ["JSONSchemaCompat"]),
        .library(name: "ECMARegex", targets: ["ECMARegex"]),
        .library(name: "CurioKit", targets: ["CurioKit"]),
        .executable(name: "curio", targets: ["curio"]),
        .plugin(name: "CurioPlugin", targets: ["CurioPlugin"]),
        .plugin(name: "CurioCommand", targets: ["CurioCommand"]),
    ],
    traits: [
        .default(enabledTraits: ["Command"]),
        .trait(name: "Command", description: "The command `curio`, and the packages that nothing else needs."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    ],
    targets: [
        .target(name: "BricolageKernel"),
        .target(name: "BricolageCore", dependencies: ["BricolageKernel"]),
        // `BricolageCore` only reads. Programs that depend on it add the products that they need: pointers, writing,
        // types that read and write their fields, values one by one, errors for services, and `localizedDescription` of
        // errors. `Bricolage` includes all of them.
        .target(name: "BricolagePointers", dependencies: ["BricolageCore"]),
        .target(name: "BricolageWriting", dependencies: ["BricolageKernel", "BricolageCore"]),
        .target(name: "BricolageFields", dependencies: ["BricolageKernel", "BricolageCore", "BricolageWriting"]),
        .target(
            name: "BricolageStreaming", dependencies: ["BricolageKernel", "BricolageCore", "BricolageWriting"]),
        .target(name: "BricolageReporting", dependencies: ["BricolageCore", "BricolagePointers", "BricolageWriting"]),
        .target(
            name: "BricolageQuery",
            dependencies: [
                "BricolageCore", "BricolageWriting", "BricolageFields", "BricolagePointers", "ECMARegex",
            ]),
        .target(name: "BricolageBridging", dependencies: ["BricolageCore"]),
        .target(name: "BricolageLocalizing", dependencies: ["BricolageCore", "BricolagePointers", "BricolageWriting"]),
        // Not products: `Bricolage` includes them, and programs depend on `BricolageCore` alone to avoid them.
        .target(
            name: "BricolageDiagnosing",
            dependencies: ["BricolageCore", "BricolageWriting", "BricolageFields"]),
        .target(
            name: "BricolageModeling",
            dependencies: [
                "BricolageCore", "BricolageWriting", "BricolageFields", "BricolagePointers", "BricolageDiagnosing",
            ]),
        .target(
            name: "Bricolage",
            dependencies: [
                "BricolageCore", "BricolageWriting", "BricolageFields", "BricolagePointers", "BricolageStreaming",
                "BricolageDiagnosing",
                "BricolageModeling",
                "BricolageReporting", "BricolageLocalizing",
            ]),
        .target(
            name: "BricolageSchema",
            dependencies: [
                "BricolageCore", "BricolageWriting", "BricolageFields", "BricolagePointers", "BricolageDiagnosing",
                "BricolageModeling",
                "BricolageLocalizing",
            ]),
        .target(name: "ECMARegex"),
        .target(
            name: "BricolageValidation",
            dependencies: [
                "BricolageKernel", "BricolageCore", "BricolageWriting", "BricolagePointers",
                "BricolageLocalizing",
                "BricolageSchema", "ECMARegex",
            ]),
        .target(
            name: "BricolageLint",
            dependencies: [
                "BricolageCore", "BricolageWriting", "BricolageFields", "BricolagePointers", "BricolageSchema",
                "BricolageValidation",
                "ECMARegex",
            ]),
        .target(
            name: "BricolageTypedSchema",
            dependencies: [
                "BricolageCore", "BricolageWriting", "BricolageFields", "BricolagePointers", "BricolageSchema",
                "BricolageValidation",
                "ECMARegex",
            ]),
        .target(
            name: "BricolageSampling",
            dependencies: [
                "BricolageCore", "BricolageWriting", "BricolagePointers", "BricolageSchema",
                "BricolageValidation",
                "ECMARegex",
            ]),
        .target(
            name: "BricolageCompatibility",
            dependencies: [
                "BricolageCore", "BricolageWriting", "BricolagePointers", "BricolageSchema",
                "BricolageValidation",
                "BricolageSampling", "ECMARegex",
            ]),
        .target(
            name: "BricolageInference",
            dependencies: [
                "BricolageCore", "BricolagePointers", "BricolageSchema",
                "BricolageValidation",
            ]),
        // The vocabularies of older libraries, for code in which only the import changes.
        .target(
            name: "JSENCompat",
            dependencies: ["BricolageCore", "BricolageWriting", "BricolageBridging", "Bricolage"]),
        .target(name: "GlossCompat", dependencies: ["Bricolage", "BricolageBridging"]),
        .target(
            name: "ElevateCompat",
            dependencies: ["BricolageCore", "BricolagePointers", "BricolageWriting", "BricolageBridging", "Bricolage"]),
        .target(
            name: "BricBracCompat",
            dependencies: [
                "Bricolage", "BricolageCore", "BricolageWriting", "BricolageFields", "BricolagePointers",
                "BricolageModeling",
            ]),
        .target(
            name: "JSONSchemaCompat",
            dependencies: [
                "BricolageCore", "BricolageWriting", "BricolageBridging", "BricolageSchema", "BricolageValidation",
                "ECMARegex",
            ]),
        .target(
            name: "CurioKit",
            dependencies: [
                "BricolageCore", "BricolageWriting", "BricolageFields", "BricolagePointers", "BricolageSchema",
                "ECMARegex",
            ]),
        .executableTarget(
            name: "curio",
            dependencies: [
                "BricolageCore", "BricolageWriting", "BricolagePointers",
                "BricolageReporting", "BricolageQuery",
                "BricolageStreaming",
                "BricolageLint",
                "BricolageSchema",
                "BricolageValidation",
                "BricolageSampling",
                "BricolageCompatibility",
                "BricolageInference",
                "CurioKit",
                .product(
                    name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Command"])),
                .product(name: "Yams", package: "Yams", condition: .when(traits: ["Command"])),
            ]
        ),
        .plugin(name: "CurioPlugin", capability: .buildTool(), dependencies: ["curio"]),
        .plugin(
            name: "CurioCommand",
            capability: .command(
                intent: .custom(
                    verb: "generate-json-types", description: "Write Swift types for the JSON schemas of the package."),
                permissions: [.writeToPackageDirectory(reason: "to write the types beside the schemas")]),
            dependencies: ["curio"]),
        .target(
            name: "TestSupport",
            dependencies: ["BricolageCore", "BricolageWriting", "BricolageFields", "BricolagePointers"],
            path: "Tests/TestSupport"),
        .testTarget(
            name: "BricolageCoreTests",
            dependencies: [
                "BricolageCore", "BricolageWriting", "BricolageFields", "BricolagePointers", "BricolageModeling",
                "BricolageReporting",
                "TestSupport",
            ],
            exclude: ["Issues/Forms"]),
        .testTarget(
            name: "BricolageStreamingTests",
            dependencies: [
                "BricolageCore", "BricolageWriting", "BricolageFields", "BricolagePointers", "BricolageStreaming",
                "TestSupport",
            ]),
        .testTarget(name: "BricolageBridgingTests", dependencies: ["Bricolage", "BricolageBridging", "TestSupport"]),
        .testTarget(name: "BricolageQueryTests", dependencies: ["Bricolage", "BricolageQuery", "TestSupport"]),
        // Types and documents that make decoding expensive: the fuzzer and the benchmarks have links to them.
        .target(name: "CostlyModels", dependencies: ["Bricolage"], path: "Tests/CostlyModels"),
        .testTarget(
            name: "BricolageDiagnosingTests",
            dependencies: [
                "Bricolage", "BricolageCore", "BricolageWriting", "BricolageFields", "BricolagePointers",
                "BricolageDiagnosing",
                "BricolageModeling", "CostlyModels", "TestSupport",
                "CoreAlone",
            ]),
        // Decodes without the diagnosing pass, which is linked into every test process.
        .executableTarget(name: "CoreAlone", dependencies: ["BricolageCore"], path: "Tests/CoreAlone"),
        .testTarget(
            name: "BricolageModelingTests",
            dependencies: [
                "Bricolage", "BricolageCore", "BricolageWriting", "BricolageFields", "BricolagePointers",
                "BricolageModeling",
                "CostlyModels", "TestSupport",
            ]),
        .target(name: "ShapeModels", dependencies: ["Bricolage"], path: "Examples/Shapes/ShapeModels"),
        .target(
            name: "TriangleModels", dependencies: ["Bricolage", "ShapeModels"], path: "Examples/Shapes/TriangleModels"),
        .testTarget(
            name: "ECMARegexTests",
            dependencies: [
                "ECMARegex", "BricolageCore", "BricolageWriting", "BricolageFields", "BricolagePointers", "TestSupport",
            ]),
        .testTarget(
            name: "BricolageTests",
            dependencies: [
                "Bricolage", "BricolageSchema", "BricolageValidation", "BricolageTypedSchema", "BricolageSampling",
                "BricolageCompatibility", "BricolageInference", "BricolageQuery", "BricolageBridging", "CurioKit",
                "ECMARegex",
                "JSENCompat", "GlossCompat", "ElevateCompat", "BricBracCompat", "JSONSchemaCompat",
                "TestSupport",
                "ShapeModels", "TriangleModels", "GoldenModels",
            ]
        ),
        .testTarget(
            name: "BricolageSchemaTests",
            dependencies: ["Bricolage", "BricolageSchema", "BricolageValidation", "GoldenModels", "TestSupport"],
            exclude: ["Building/Schemas"]
        ),
        .testTarget(
            name: "BricolageValidationTests",
            dependencies: ["Bricolage", "BricolageSchema", "BricolageValidation", "TestSupport"]),
        .testTarget(
            name: "BricolageLintTests",
            dependencies: [
                "BricolageCore", "BricolageWriting", "BricolageFields", "BricolagePointers", "BricolageLint",
                "BricolageSchema",
                "BricolageValidation", "TestSupport",
            ]),
        .testTarget(
            name: "BricolageTypedSchemaTests",
            dependencies: [
                "Bricolage", "BricolageSchema", "BricolageValidation", "BricolageTypedSchema", "TestSupport",
            ]),
        .testTarget(
            name: "BricolageSamplingTests",
            dependencies: ["Bricolage", "BricolageSchema", "BricolageValidation", "BricolageSampling", "TestSupport"]),
        .testTarget(
            name: "BricolageCompatibilityTests",
            dependencies: [
                "Bricolage", "BricolageSchema", "BricolageValidation", "BricolageSampling", "BricolageCompatibility",
                "TestSupport",
            ]),
        .testTarget(
            name: "BricolageInferenceTests",
            dependencies: [
                "Bricolage", "BricolageSchema", "BricolageValidation", "BricolageInference", "TestSupport",
            ]),
        .testTarget(name: "JSENCompatTests", dependencies: ["Bricolage", "JSENCompat", "TestSupport"]),
        .testTarget(name: "GlossCompatTests", dependencies: ["GlossCompat", "TestSupport"]),
        .testTarget(
            name: "GlossFactoryTests", dependencies: ["GlossCompat"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "ElevateCompatTests",
            dependencies: ["Bricolage", "BricolageBridging", "ElevateCompat", "TestSupport"]),
        // As the generator of BricBrac wrote it, in the language mode of its time.
        .target(
            name: "Curio3Models", dependencies: ["BricBracCompat"], path: "Tests/Curio3Models",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "BricBracCompatTests",
            dependencies: [
                "BricBracCompat", "Bricolage", "BricolageSchema", "BricolageValidation", "Curio3Models", "TestSupport",
            ]),
        .testTarget(name: "JSONSchemaCompatTests", dependencies: ["Bricolage", "JSONSchemaCompat", "TestSupport"]),
        .target(
            name: "GoldenModels", dependencies: ["Bricolage", "BricolageValidation"], path: "Tests/GoldenModels/Fast"),
        .target(
            name: "PlainGoldenModels", dependencies: ["Bricolage", "BricolageValidation"],
            path: "Tests/GoldenModels/Codable"),
        .target(
            name: "ConfiguredGoldenModels", dependencies: ["Bricolage", "BricolageValidation"],
            path: "Tests/GoldenModels/Configured"),
        .testTarget(
            name: "CurioKitTests",
            dependencies: [
                "Bricolage", "BricolageSchema", "BricolageSampling", "BricolageValidation", "CurioKit", "ECMARegex",
                "GoldenModels", "PlainGoldenModels", "TestSupport",
            ],
            exclude: ["Schemas", "Features"]
        ),
        // Decodes documents that may end the process, so it is a program of its own.
        .executableTarget(
            name: "HostileInitialisers", dependencies: ["Bricolage", "TestSupport"], path: "Tests/HostileInitialisers"),
        .testTarget(
            name: "HostileInitialisersTests", dependencies: ["HostileInitialisers"]),
        .testTarget(
            name: "CurioCommandTests",
            dependencies: [
                "curio", "Bricolage", "BricolageSchema", "BricolageValidation", "ConfiguredGoldenModels", "TestSupport",
            ],
            exclude: ["Configured"]),
    ],
    swiftLanguageModes: [.v6]
)

// Code that was written before these features, and is compiled as its users compile it.
let olderTargets = ["Curio3Models"]

for target in package.targets where target.type != .plugin && !olderTargets.contains(target.name) {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
        ]
}

// Targets without any unsafe memory. Documentation/Architecture.md lists the files of other targets that use it.
let safeTargets = [
    "BricolageDiagnosing", "BricolageModeling", "BricolageReporting", "BricolageLocalizing", "BricolageSchema",
    "BricolageTypedSchema", "BricolageSampling", "BricolageCompatibility", "BricolageLint", "BricolageQuery",
    "JSENCompat", "GlossCompat", "ElevateCompat", "BricBracCompat", "JSONSchemaCompat",
]

for target in package.targets where safeTargets.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.strictMemorySafety()]
}

// The package manager builds `curio` a second time for the plugins, as a tool for the host. This environment variable
// avoids that for work on the package that does not need the plugins.
if Context.environment["BRICOLAGE_PLUGINS"] == "none" {
    package.targets.removeAll { $0.type == .plugin }
    package.products.removeAll { $0 is Product.Plugin }
}
