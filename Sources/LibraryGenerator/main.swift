// `LibraryGenerator [--check] FOLDER…`: writes the Swift form of the library, or of a page, below FOLDER, or says
// what of it is not up to date.
#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Says what is wrong and ends.
func fail(_ words: String) -> Never {
  let line = Array("the library: \(words)\n".utf8)
  _ = write(2, line, line.count)
  exit(1)
}

let arguments = CommandLine.arguments.dropFirst()
let paths = arguments.filter { !$0.hasPrefix("-") }
if paths.isEmpty { fail("which folder? LibraryGenerator [--check] Sources/Library Sources/Film") }
do throws(Problem) {
  for path in paths {
    let folder = LibraryFolder(path: path)
    if arguments.contains("--check") {
      let outdated = try folder.outdated()
      if !outdated.isEmpty {
        fail("\(path) is not up to date: \(outdated.joined(separator: ", ")). Run `make library`.")
      }
    } else {
      for name in try folder.write() { print("\(path)/Generated/\(name)") }
    }
  }
} catch {
  fail(error.words)
}
