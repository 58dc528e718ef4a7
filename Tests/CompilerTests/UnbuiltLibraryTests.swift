import Library
import Syntax
import Testing

@testable import Compiler

/// The list of what is not built, against what is.
@Suite struct UnbuiltLibraryTests {
  @Test func nothingIsListedThatTheLibraryDeclares() {
    let built = Set(LibraryPart.nameNumbers)
    let stale = UnbuiltLibrary.subjects.keys.filter { built.contains(NameScan.hash($0.utf8)) }
    #expect(stale.sorted() == [])
    // The comparison sees names of the library.
    #expect(built.contains(NameScan.hash("dispatch_source_create".utf8)))
    #expect(UnbuiltLibrary.subjects["NSProgress"] != nil)
  }
}
