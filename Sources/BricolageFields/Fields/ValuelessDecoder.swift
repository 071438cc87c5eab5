/// A decoder without a document, whose answers serve to find out what a type requests.
///
/// Its values are made up, so constraints are not checked.
package protocol ValuelessDecoder: Decoder {}
