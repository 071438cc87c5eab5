public import BricolageWriting

/// An object type that reads and writes itself with any coder, like most generated types.
public typealias JSONModel = JSONReadableObject & JSONWritableObject

/// A type of any JSON kind that reads and writes itself with any coder, like generated unions.
public typealias JSONChoice = JSONReadableValue & JSONWritableValue
