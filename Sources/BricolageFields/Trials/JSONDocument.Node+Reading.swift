public import BricolageCore

extension JSONDocument.Node {
    /// Reads the value as a type.
    ///
    /// A type that may be one of several tries them one after the other with this method. Even if such types are
    /// nested, each reads each value once: `TrialMemory` describes the bound.
    public func read<T: JSONReadable>(_ type: T.Type = T.self) throws -> T {
        guard StackRoom.isLeft else { throw tooDeep }
        if let observer { return try observer.read(T.self, at: self) }
        // Nothing below a scalar can be read in two ways.
        if count == 0 { return try T(json: self) }
        return try TrialMemory.remember(T.self, at: self, of: storage) { try T(json: self) }
    }

    /// Reads the value as the only type that it may have, so that nothing needs to be remembered.
    package func read<T: JSONReadable>(asOnly type: T.Type) throws -> T {
        if let observer { return try observer.read(type, at: self) }
        return try T(json: self)
    }

    /// Reads the value as a type if that type reads itself; nil if not.
    package func read<T>(selfReading type: T.Type) throws -> T? {
        guard let readable = type as? any JSONReadable.Type else { return nil }
        // Memory instead of a value of the protocol, since the runtime would search for a cast from that to `T`.
        let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
        defer { memory.deallocate() }
        try readable.read(self, into: UnsafeMutableRawPointer(memory))
        return memory.move()
    }
}
