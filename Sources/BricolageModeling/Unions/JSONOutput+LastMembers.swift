internal import BricolageWriting

extension JSONOutput {
    /// Writes an object in which of several members with one key the last one counts.
    mutating func writeObjectOfLastMembers(_ writeMembers: (inout JSONOutput) -> Void) {
        guard beginObject(tracksMembers: true) else { return }
        writeMembers(&self)
        endObjectOfLastMembers()
    }

    /// Ends an object that was begun so that its members are remembered.
    mutating func endObjectOfLastMembers() {
        let dropped = dropsRepeatedKeys
        dropsRepeatedKeys = true
        endObject()
        dropsRepeatedKeys = dropped
    }
}
