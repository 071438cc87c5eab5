#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Glibc)
    internal import Glibc
#endif

extension System {
    /// Runs a program and returns its standard output; kills the program if it writes more than a limit.
    ///
    /// The program has no standard input, its standard error is discarded, and its environment has only the variables
    /// that are named.
    ///
    /// - Returns: The output, at most one byte more than the limit, and the exit status; if a signal ended the program,
    ///   the negative number of the signal.
    /// - Throws: If there is no such program, or it cannot be run.
    static func output(
        of program: String, _ arguments: [String], variables: [String], upTo limit: Int
    ) throws(Failure) -> (bytes: [UInt8], status: Int32) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Failure(number: errno) }
        let (output, input) = (ends[0], ends[1])
        defer { try? close(output) }
        _ = fcntl(output, F_SETFD, FD_CLOEXEC)
        let started = Result { () throws(Failure) in
            try start(program, arguments, environment: environment(of: variables), output: input)
        }
        // The output ends only when every copy of this descriptor is closed.
        try? close(input)
        let process = try started.get()
        let bytes: [UInt8]
        do throws(Failure) {
            bytes = try Input.read(output, upTo: limit + 1)
        } catch {
            kill(process, SIGKILL)
            _ = ending(of: process)
            throw error
        }
        if bytes.count > limit { kill(process, SIGKILL) }
        return (bytes, ending(of: process))
    }

    private static func environment(of variables: [String]) -> [String] {
        variables.compactMap { name in
            guard let value = getenv(name), let text = String(validatingCString: value) else { return nil }
            return "\(name)=\(text)"
        }
    }

    private static func start(
        _ program: String, _ arguments: [String], environment: [String], output: Int32
    ) throws(Failure) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, standardInput, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, standardOutput)
        posix_spawn_file_actions_addopen(&actions, standardError, "/dev/null", O_WRONLY, 0)
        var arguments = ([program] + arguments).map { strdup($0) } + [nil]
        var environment = environment.map { strdup($0) } + [nil]
        defer { for text in arguments + environment { free(text) } }
        var process: pid_t = 0
        let result = posix_spawnp(&process, program, &actions, nil, &arguments, &environment)
        guard result == 0 else { throw Failure(number: result) }
        return process
    }

    /// Waits for the end of a program.
    private static func ending(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }
}
