/// What the command answers to whoever started it.
///
/// The numbers are those of `sysexits.h` where it has one.
enum ExitStatus: Int32 {
    /// The work is done.
    case done = 0
    /// The question was understood and the answer is no.
    case no = 1
    /// The arguments make no sense.
    case usage = 64
    /// The input is there, but is not what it should be.
    case badInput = 65
    /// There is no such input, or it cannot be read.
    case noInput = 66
    /// A fault of the command itself.
    case ourFault = 70
    /// The output cannot be written; also, silently, when the reader of a pipe went away.
    case cannotWrite = 73

    /// The table for the help text.
    static let explanation = """
        Exit status: 0 done; 1 the answer is no; 64 wrong usage; 65 the input is not what it should be; \
        66 the input is not there or cannot be read; 70 a fault of curio's own; 73 the output cannot be written (silently when a pipe's reader left).
        """
}
