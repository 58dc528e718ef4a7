import Shell
import Views

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Arguments in, exit status out. What happens in between is the shell's, the run's or the checker's.
exit(Program.run(Array(Swift.CommandLine.arguments.dropFirst())))
