package import BricolageCore

extension JSONDocument {
    /// Calls a closure with each key that its object already has, and with the first key that equals it.
    ///
    /// The keys of one object come together, in the order of the text. Linear in the keys; an object without duplicate
    /// keys costs hardly more than comparing its keys.
    package func forEachDuplicateKey(_ body: (_ key: Node, _ first: Node) -> Void) {
        let storage = root.storage
        for index in 0..<storage.tapeCount {
            let object = Node(storage: storage, index: index)
            guard object.tapeNode.tag == .object, object.repeatsKey else { continue }
            var firsts: [ExactKey: Node] = [:]
            for (name, value) in object.members {
                let key = Node(storage: storage, index: value.index - 1)
                let first = firsts[ExactKey(name)]
                if let first { body(key, first) }
                firsts[ExactKey(name)] = first ?? key
            }
        }
    }
}
