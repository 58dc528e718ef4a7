/// A problem, as data.
///
/// A diagnostic never holds a finished sentence of ours: it holds a stable code, the arguments that the
/// sentence needs, and places. `Views` words and draws it in the reader's language. The one exception is
/// `title`: where clang has a sentence for the problem, that sentence is kept word for word (and never
/// translated), so that a learner finds it on the net.
package struct Diagnostic: Equatable, Sendable {
  package enum Severity: UInt8, Sendable { case error, warning, note }

  /// A second place: "declared here", "released here first".
  package struct Related: Equatable, Sendable {
    /// Key of the label in the catalogue, such as `note.declaredHere`.
    package var label: String
    package var arguments: [String]
    package var place: SourceRange

    package init(label: String, arguments: [String] = [], place: SourceRange) {
      self.label = label
      self.arguments = arguments
      self.place = place
    }
  }

  package var code: DiagnosticCode
  package var severity: Severity
  /// Clang's own sentence, or nil where it has none.
  package var title: String?
  /// What the catalogue's texts call `{1}`, `{2}`, …: names as the learner wrote them, numbers, types.
  package var arguments: [String]
  package var place: SourceRange
  package var related: [Related]
  /// "Did you mean": a name that is certainly in scope, or nil.
  package var suggestion: String?

  package init(
    _ code: DiagnosticCode, _ severity: Severity = .error, title: String? = nil,
    arguments: [String] = [], at place: SourceRange, related: [Related] = [],
    suggestion: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.title = title.map { clipped($0) }
    self.arguments = arguments.map { clipped($0) }
    self.place = place
    self.related = related
    self.suggestion = suggestion
  }
}

/// Chooses a "did you mean": a single candidate in another case, then the nearest by edit distance, at
/// most a third of the name's length. A hint must be right or absent, so a tie gives nil, and the order of the
/// candidates does not matter. Of names that no hand types
/// only the case is compared: the distance of two texts takes as long as a table of their letters.
package func closestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.utf8)
  // Bytes are compared, not characters: a letter may carry a million marks.
  let lowered = Array(name.lowercased().utf8)
  var best: String?
  // One letter for another is no slip where there is but one.
  var bestDistance = wanted.count == 1 ? 1 : max(1, wanted.count / 3) + 1
  var tie = false
  var sameLetters: String?
  for candidate in candidates where abs(candidate.utf8.count - wanted.count) <= bestDistance {
    if candidate.utf8.elementsEqual(wanted) { continue }
    if candidate.lowercased().utf8.elementsEqual(lowered) {
      sameLetters = min(sameLetters ?? candidate, candidate)
    }
    if wanted.count > longestTypedName || sameLetters != nil { continue }
    // One more than the best so far, so that a tie is told from "too far".
    let distance = editDistance(wanted, Array(candidate.utf8), limit: bestDistance + 1)
    if distance < bestDistance {
      best = candidate
      bestDistance = distance
      tie = false
    } else if distance == bestDistance, best != nil, candidate != best {
      tie = true
    }
  }
  return sameLetters ?? (tie ? nil : best)
}

private let longestTypedName = 100

/// Edit distance with adjacent swaps (so `lenght` is one step from `length`), cut off at `limit`.
package func editDistance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
  if abs(a.count - b.count) >= limit { return limit }
  var older: [Int] = []
  var previous = Array(0...b.count)
  for i in 1...max(a.count, 1) where i <= a.count {
    var current = [i] + Array(repeating: 0, count: b.count)
    for j in 1...max(b.count, 1) where j <= b.count {
      let cost = a[i - 1] == b[j - 1] ? 0 : 1
      var best = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + cost)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        best = min(best, older[j - 2] + 1)
      }
      current[j] = best
    }
    older = previous
    previous = current
  }
  return min(previous[b.count], limit)
}
