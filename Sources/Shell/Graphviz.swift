/// A graph drawn by Graphviz, which is another program and may be missing.

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

enum Drawing: Equatable {
  case written
  case notInstalled
  case failed(Int32)
  case cannotWrite(WriteProblem)
}

/// Has Graphviz draw a graph. `dot` is another program and may be missing; it gets the text as a file, and
/// what it draws becomes visible under the wanted name only when it is whole.
func drawSVG(dot text: String, to path: String) -> Drawing {
  if let problem = WriteProblem(at: path) { return .cannotWrite(problem) }
  let source = path + ".\(getpid()).dot.new"
  let target = path + ".\(getpid()).svg.new"
  if let reason = writeFile(source, Array(text.utf8)) { return .cannotWrite(reason) }
  defer {
    unlink(source)
    unlink(target)
  }
  var pid: pid_t = 0
  let words = ["dot", "-Tsvg", "-o", target, source]
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
  arguments.append(nil)
  defer { for argument in arguments { free(argument) } }
  guard posix_spawnp(&pid, "dot", nil, nil, arguments, environ) == 0 else { return .notInstalled }
  var status: Int32 = 0
  while waitpid(pid, &status, 0) < 0 {
    if errno != EINTR { return .failed(-1) }
  }
  let code = status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  // What could not be started answers 127 where the C library finds out only in the child.
  if code == 127 { return .notInstalled }
  if code != 0 { return .failed(code) }
  return rename(target, path) == 0
    ? .written : .cannotWrite(.system(String(cString: strerror(errno))))
}
