public import BricolageWriting

/// An object type that reads and writes itself, with every coder: what most generated types are.
public typealias JSONModel = JSONReadableObject & JSONWritableObject

/// A type of any JSON kind that reads and writes itself, with every coder: what generated unions are.
public typealias JSONChoice = JSONReadableValue & JSONWritableValue
