/// What the nodes of one decode carry along besides their document.
///
/// Documents only hand it on: what is in it is known to the room that derives a class from this one.
package class NodeEnvironment: @unchecked Sendable {
    package init() {}
}
