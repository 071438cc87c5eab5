extension HostileType {
    /// Types with random initialisers.
    static var scripted: [HostileType] {
        (1...40).map { (seed: UInt64) in
            var writer = ScriptWriter(seed: seed)
            let document = writer.document()
            let scripts = writer.scripts
            return HostileType(Scripted<FirstScript>.self, name: "Scripted\(seed)", [document], maximumFaultCount: 12) {
                Scripts.current = scripts
            }
        }
    }
}
