internal import BricolageCore

extension LinkedModels: ModelTelling {
    package static func isReadAsObject(_ type: Any.Type) -> Bool { type is any JSONReadableObject.Type }
}
