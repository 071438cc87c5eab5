internal import BricolageWriting

extension JSONOutput {
    /// Writes an object in which only the last of several members with the same key is kept.
    mutating func writeObjectOfLastMembers(_ writeMembers: (inout JSONOutput) -> Void) {
        guard beginObject(tracksMembers: true) else { return }
        writeMembers(&self)
        endObjectOfLastMembers()
    }

    /// Ends such an object, which was begun with its members remembered.
    mutating func endObjectOfLastMembers() {
        let dropped = dropsRepeatedKeys
        dropsRepeatedKeys = true
        endObject()
        dropsRepeatedKeys = dropped
    }
}
