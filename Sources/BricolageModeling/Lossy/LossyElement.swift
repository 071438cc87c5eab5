internal import BricolageCore

/// One element of a lossy collection, as the containers of coders see it: it can always be decoded.
struct LossyElement<Element: Decodable>: Decodable {
    private let result: Result<Element, any Error>
    private let refused: RefusedElement?
    private let codingPath: [any CodingKey]

    init(from decoder: any Decoder) throws {
        do {
            // Decoding through the container, and not by the type's initialiser, lets the coder apply its strategies.
            result = .success(try decoder.singleValueContainer().decode(Element.self))
            codingPath = []
            refused = nil
        } catch {
            result = .failure(error)
            refused = (decoder as? any ConfiguredDecoder).map {
                RefusedElement(json: $0.node, type: Element.self, decoder: $0.decoder, error: error)
            }
            codingPath = decoder.codingPath
        }
    }

    /// Adds the element to the kept ones, or its error to the dropped values.
    func add(
        to kept: inout [(key: String, value: Element)], _ dropped: inout DroppedValues, _ key: String = ""
    ) {
        switch result {
        case .success(let value): kept.append((key, value))
        case .failure(let error):
            if let refused { dropped.append(refused) } else { dropped.append(error, at: codingPath) }
        }
    }
}
