import Diagnostics
import Foundation
import Library
import Testing

@testable import Compiler
@testable import Session
@testable import Syntax

/// The list of what is not built, against what is, and both against Apple's own headers.
@Suite struct UnbuiltLibraryTests {
  /// The words of `AppleNames.txt`, by section.
  private static let sections: [(title: String, words: [String])] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("AppleNames.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var sections: [(title: String, words: [String])] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("[") {
        sections.append((String(line.dropFirst().dropLast()), []))
      } else {
        sections[sections.count - 1].words += line.split(separator: " ").map(String.init)
      }
    }
    return sections
  }()

  /// What a program knows that names everything.
  private static let state: SessionState = {
    let session = ProgramSession()
    _ = session.loadModulesAhead(
      for: "#import <Foundation/Foundation.h>\n"
        + sections.flatMap(\.words).joined(separator: " "))
    // What only a selector calls for.
    let selectors = sections.flatMap(\.words).filter { "+-".contains($0.first ?? " ") }
    _ = session.callForParts(Set(selectors.map { String($0.dropFirst()) }), session.state)
    return session.state
  }()

  private func isBuilt(_ name: String) -> Bool {
    let (compiler, syntax) = (UnbuiltLibraryTests.state.compiler, UnbuiltLibraryTests.state.syntax)
    guard let number = syntax.names.find(name) else { return false }
    return compiler.symbols[number] != nil || compiler.classIndex[number] != nil
      || compiler.protocols[number] != nil || syntax.macros.index(of: number) > 0
      || ["id", "Class", "SEL", "IMP", "BOOL", "NSInteger"].contains(name)
  }

  /// Methods of a class and of what it inherits and adopts, with their signs.
  private func methods(of name: String) -> Set<String> {
    let (compiler, names) = (
      UnbuiltLibraryTests.state.compiler, UnbuiltLibraryTests.state.syntax.names
    )
    var found: Set<String> = []
    func adopt(_ protocols: [NameID]) {
      for each in protocols {
        guard let info = compiler.protocols[each] else { continue }
        for method in info.methods {
          found.insert((method.isClassMethod ? "+" : "-") + names[method.selector])
        }
        adopt(info.protocols)
      }
    }
    var current = names.find(name) ?? 0
    while current != 0, let info = compiler.classInfo(current) {
      for selector in info.instanceMethods.keys {
        found.insert("-" + names[selector])
        if info.superclass == 0 { found.insert("+" + names[selector]) }
      }
      for selector in info.classMethods.keys { found.insert("+" + names[selector]) }
      adopt(info.protocols)
      current = info.superclass
    }
    return found
  }

  /// The class and those above it.
  private func lineage(of name: String) -> [String] {
    let (compiler, names) = (
      UnbuiltLibraryTests.state.compiler, UnbuiltLibraryTests.state.syntax.names
    )
    var list: [String] = []
    var current = names.find(name) ?? 0
    while current != 0, let info = compiler.classInfo(current) {
      list.append(names[current])
      current = info.superclass
    }
    return list
  }

  @Test func eachNameOfApplesIsBuiltOrRefusedByName() {
    let names = UnbuiltLibraryTests.sections.filter { !$0.title.contains(" ") }
      .flatMap(\.words)
    #expect(names.count > 4000)
    #expect(names.filter { !isBuilt($0) && UnbuiltLibrary.subject(of: $0) == nil } == [])
    // The question can be answered with no.
    #expect(!isBuilt("NSQuark") && UnbuiltLibrary.subject(of: "NSQuark") == nil)
    #expect(isBuilt("NSArray") && isBuilt("NSFileReadTooLargeError") && isBuilt("NSSortStable"))
  }

  @Test func eachMethodOfAClassThatIsBuiltIsThereOrRefusedByName() {
    var count = 0
    for section in UnbuiltLibraryTests.sections where section.title.hasPrefix("methods of ") {
      let name = String(section.title.dropFirst("methods of ".count))
      let (own, lineage) = (methods(of: name), lineage(of: name))
      count += section.words.count
      let holes = section.words.filter {
        !own.contains($0) && UnbuiltLibrary.owner(of: $0, among: lineage) == nil
      }
      #expect(holes == [], "\(name)")
      // Nor is anything refused that is there.
      let stale = section.words.filter {
        own.contains($0) && UnbuiltLibrary.owner(of: $0, among: [name]) != nil
      }
      #expect(stale == [], "\(name)")
    }
    #expect(count > 2000)
  }

  /// With a dot: the property, or the method of its name.
  @Test func eachPropertyOfAClassThatIsBuiltIsThereOrRefusedByName() {
    var count = 0
    let names = UnbuiltLibraryTests.state.syntax.names
    for section in UnbuiltLibraryTests.sections where section.title.hasPrefix("properties of ") {
      let name = String(section.title.dropFirst("properties of ".count))
      let (own, lineage) = (methods(of: name), lineage(of: name))
      let classes = lineage.compactMap { names.find($0) }
        .compactMap { UnbuiltLibraryTests.state.compiler.classInfo($0) }
      count += section.words.count
      let holes = section.words.filter { word in
        let asked = word.prefix(1).uppercased() + word.dropFirst()
        let isDeclared = classes.contains { info in
          info.properties.contains { names[$0.name] == word }
        }
        return !isDeclared && !own.contains("-" + word) && !own.contains("+" + word)
          && ["-" + word, "+" + word, "-is" + asked, "-is" + word].allSatisfy {
            UnbuiltLibrary.owner(of: $0, among: lineage) == nil
          }
      }
      #expect(holes == [], "\(name)")
    }
    #expect(count > 500)
  }

  @Test func nothingIsListedThatTheLibraryDeclares() {
    let built = Set(LibraryPart.nameNumbers)
    let stale = UnbuiltLibrary.subjects.keys.filter {
      built.contains(NameScan.hash($0.utf8)) || isBuilt($0)
    }
    #expect(stale.sorted() == [])
    #expect(UnbuiltLibrary.functions.filter { isBuilt($0) }.sorted() == [])
    // The comparison sees names of the library.
    #expect(built.contains(NameScan.hash("dispatch_source_create".utf8)))
    #expect(UnbuiltLibrary.subjects["NSDiscardableContent"] != nil)
  }
}
