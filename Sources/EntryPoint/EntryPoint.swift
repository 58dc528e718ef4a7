import Shell

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Arguments in, exit status out. What happens in between is the shell's, the run's or the checker's.
///
/// `arguments`: as C's `main` is given them, `count` of them, the program's own name first.
@_cdecl("selfsame_main")
package func selfsameMain(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  let words = (0..<Int(count)).compactMap { arguments[$0].map { String(cString: $0) } }
  exit(Program.run(Array(words.dropFirst())))
}
