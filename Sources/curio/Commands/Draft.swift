internal import ArgumentParser
internal import BricolageSchema

/// The versions of JSON Schema, under their common names.
enum Draft: String, ExpressibleByArgument, CaseIterable {
    case draft3 = "3"
    case draft4 = "4"
    case draft6 = "6"
    case draft7 = "7"
    case draft2019 = "2019-09"
    case draft2020 = "2020-12"
    case v1

    var dialect: SchemaDialect {
        switch self {
        case .draft3: .draft3
        case .draft4: .draft4
        case .draft6: .draft6
        case .draft7: .draft7
        case .draft2019: .draft2019
        case .draft2020: .draft2020
        case .v1: .v1
        }
    }
}
