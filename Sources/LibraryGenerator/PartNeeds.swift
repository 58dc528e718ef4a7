internal import Syntax

/// Which names call for which part, and which part needs which.
struct PartNeeds {
  /// By number of the name, then of the part.
  private(set) var names: [(number: UInt64, owner: Int)] = []
  /// The same of the selectors that parts declare, each with the first part that does.
  private(set) var selectors: [(number: UInt64, owner: Int)] = []
  /// For each part by name, all it needs, itself included, by number.
  private(set) var closures: [String: [Int]] = [:]

  /// From the files of each part, in loading order. What the text declares is announced by itself: a list of names has
  /// what else calls for the part, the signs and selectors and the macros of headers that lead to it.
  init(_ parts: [[SourceFile]], _ indexes: [String: PartIndex]) throws(Problem) {
    for (index, files) in parts.enumerated() {
      let isInternal = files.contains(where: \.isInternal)
      let declared = isInternal ? [] : indexes[files[0].part]?.declared ?? []
      for file in files {
        let twice = file.names.filter { declared.contains($0) }
        if !twice.isEmpty {
          let words = twice.joined(separator: " ")
          throw Problem("\(file.path): the text declares what its list names again: \(words)")
        }
      }
      for name in declared.union(files.flatMap(\.names)) {
        names.append((NameScan.hash(name.utf8), index))
      }
    }
    names.sort { ($0.number, $0.owner) < ($1.number, $1.owner) }
    var first: [String: Int] = [:]
    for (index, files) in parts.enumerated() {
      for selector in indexes[files[0].part]?.methods ?? [] where first[selector] == nil {
        first[selector] = index
      }
    }
    selectors = first.map { (NameScan.hash($0.utf8), $1) }.sorted { $0.0 < $1.0 }
    var owners: [UInt64: [Int]] = [:]
    for name in names { owners[name.number, default: []].append(name.owner) }
    let numbers = Dictionary(uniqueKeysWithValues: parts.enumerated().map { ($1[0].part, $0) })
    // A part may name later ones (they know each other by @class only), so the search goes on until nothing
    // is new.
    let direct = parts.map { files in
      var found = Set(files.flatMap(\.requires).compactMap { numbers[$0] })
      for file in files {
        Array(file.text.utf8).withUnsafeBufferPointer { text in
          NameScan.forEach(in: text) { found.formUnion(owners[$0] ?? []) }
        }
      }
      return found
    }
    for (index, files) in parts.enumerated() {
      var found: Set<Int> = [index]
      var waiting = [index]
      while let next = waiting.popLast() {
        for needed in direct[next] where found.insert(needed).inserted { waiting.append(needed) }
      }
      closures[files[0].part] = found.sorted()
    }
  }
}
