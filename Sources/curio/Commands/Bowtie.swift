internal import ArgumentParser
internal import BricolageCore
internal import BricolageStreaming
internal import BricolageWriting

/// `curio bowtie`: answers the commands of Bowtie, which compares validators.
struct Bowtie: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Answer Bowtie, which compares validators (bowtie.report).",
        discussion: """
            Reads one command on each line of standard input (start, dialect, run, stop) and answers each with a line \
            on standard output. Errors in a case are part of its answer; an unknown command ends the run with status 65.
            """
    )

    @OptionGroup var assertions: AssertionOptions

    func run() throws {
        let input = try Input("-", purpose: "commands")
        var harness = BowtieHarness(options: assertions.validationOptions)
        var splitter = JSONElementSplitter(.lines, options: .document, maximumSize: JSONParsingOptions.largestSize)
        while !harness.isStopped {
            do {
                guard let command = try splitter.next() else {
                    if splitter.isFinished { return }
                    if let chunk = try input.available() { splitter.append(chunk) } else { splitter.finish() }
                    continue
                }
                if let answer = try harness.answer(to: command.document.root) {
                    try Console.print(answer.serializedBytes() + [UInt8(ascii: "\n")])
                }
            } catch let error as JSONElementError {
                throw CommandFailure(.badInput, error.report, in: input.name)
            } catch let error as BowtieHarness.ProtocolError {
                throw CommandFailure(.badInput, path: input.name, error.description)
            }
        }
    }
}
