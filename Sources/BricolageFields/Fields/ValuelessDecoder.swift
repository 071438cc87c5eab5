/// A decoder that has no document: it answers so that it is seen what a type asks for.
///
/// What it hands out is made up, and nothing to hold constraints against.
package protocol ValuelessDecoder: Decoder {}
