/// What the nodes of one decode carry along besides their document.
///
/// Documents only pass it on: only the room that derives a class from this one knows its contents.
///
/// Unchecked, because a class that others derive from cannot be checked. It holds nothing itself; each derived class
/// says why it is safe to share.
package class NodeEnvironment: @unchecked Sendable {
    init() {}
}
