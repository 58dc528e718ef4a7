import Conditions
import Diagnostics
import Texts

/// Where a course speaks of something: for who remembers a word and not the lesson.
///
/// A lesson that teaches the word as a concept comes first, then titles, then the steps that say it most often. A
/// word is found at its beginning, whatever case it has; of a longer one the ending may differ (`слабая`, `слабую`).
/// A word of the glossary is looked for under its English name, too.
package struct CourseSearch {
  package struct Hit: Equatable, Sendable {
    /// Index of the course's entry.
    package var lesson: Int
    package var lessonTitle: String
    package var slug: String
    package var step: Int
    package var stepTitle: String
    package var weight: Int
    /// The lesson teaches it, or has it in its title: it is not only spoken of there.
    package var isAbout: Bool
  }

  private let course: Course
  private let glossary: Glossary
  /// By the indices of the course's entries: read once, however many words are looked for.
  private let lessons: [Lesson?]

  package init(_ course: Course) {
    self.course = course
    lessons = course.entries.indices.map { course.lesson(at: $0).lesson }
    glossary = Glossary(course: course.folder)
  }

  /// The glossary's row for a word.
  package func term(_ word: String) -> Glossary.Term? {
    let wanted = word.lowercased()
    return glossary.terms.first { term in
      ([term.english] + term.words.values).contains {
        $0.lowercased().split(separator: ",").contains { normalised(String($0)) == wanted }
      }
    }
  }

  /// One step of each lesson, the best ones first.
  package func hits(for word: String) -> [Hit] {
    let typed = normalised(word).lowercased()
    guard !typed.isEmpty else { return [] }
    var words = [typed]
    if let term = term(typed) ?? term(CourseSearch.stem(typed)) {
      words += ([term.english] + term.words.values).map { $0.lowercased() }
    }
    let needles = Set(words.map(CourseSearch.stem)).map { Array($0.utf8) }
    var hits: [Hit] = []
    for case (let index, let lesson?) in lessons.enumerated() {
      let teaches = lesson.teaches.contains { words.contains($0.lowercased()) }
      let named = CourseSearch.count(needles, in: lesson.title) > 0
      var best: (step: Int, weight: Int)?
      for (number, step) in lesson.steps.enumerated() {
        var weight = min(CourseSearch.count(needles, in: CourseSearch.text(of: step)), 9)
        if CourseSearch.count(needles, in: step.title ?? "") > 0 { weight += 20 }
        if weight > best?.weight ?? 0 { best = (number, weight) }
      }
      guard best != nil || teaches || named else { continue }
      let found = best ?? (0, 0)
      hits.append(
        Hit(
          lesson: index, lessonTitle: lesson.title, slug: course.entries[index].slug,
          step: found.step, stepTitle: lesson.steps[found.step].title ?? "",
          weight: found.weight + (teaches ? 100 : 0) + (named ? 40 : 0), isAbout: teaches || named))
    }
    return hits.sorted { ($1.weight, $0.lesson) < ($0.weight, $1.lesson) }
  }

  package struct Page: Equatable, Sendable {
    package var code: String
    package var title: String
  }

  /// The explanations whose title has the word.
  package func pages(for word: String) -> [Page] {
    let needle = Array(CourseSearch.stem(normalised(word).lowercased()).utf8)
    guard !needle.isEmpty else { return [] }
    let names = DiskFile.names(in: course.folder + "/Explanations") ?? []
    return names.filter { $0.utf8.count { $0 == 0x2E } == 1 }.compactMap { name in
      let code = String(name.prefix { $0 != "." })
      let path = course.folder + "/" + ExplanationPage.fileName(code, in: course.language)
      guard let bytes = try? DiskFile.read(path), let line = bytes.split(separator: 0x0A).first
      else { return nil }
      let title = String(decoding: line.drop { $0 == 0x23 || $0 == 0x20 }, as: UTF8.self)
      return CourseSearch.count([needle], in: title) > 0 ? Page(code: code, title: title) : nil
    }
  }

  private static func text(of step: LessonStep) -> String {
    var parts: [String] = []
    for block in step.blocks {
      switch block {
      case .prose(let prose): parts.append(prose.plainText)
      case .fence(let index): parts.append(step.fences[index].text)
      }
    }
    return parts.joined(separator: "\n")
  }

  /// A word without its ending, where it is long enough to keep its sense.
  private static func stem(_ word: String) -> String {
    // An English plural; what ends with two of them is none.
    if word.count > 4, word.hasSuffix("s"), !word.hasSuffix("ss") { return String(word.dropLast()) }
    guard word.count > 5, let last = word.unicodeScalars.last, (0x430...0x44F).contains(last.value)
    else { return word }
    return String(word.dropLast(2))
  }

  /// How often one of the needles begins a word of the text.
  private static func count(_ needles: [[UInt8]], in text: String) -> Int {
    let bytes = Array(text.lowercased().utf8)
    var count = 0
    for needle in needles where !needle.isEmpty && bytes.count >= needle.count {
      for start in 0...(bytes.count - needle.count)
      where bytes[start] == needle[0] && bytes[start..<(start + needle.count)].elementsEqual(needle)
      {
        // Chinese has no blank between two words.
        let before = start > 0 ? bytes[start - 1] : 0x20
        let isWithin = needle[0] < 0xE0 && (before >= 0x80 || UnicodeScalar(before).isWordLetter)
        if !isWithin { count += 1 }
      }
    }
    return count
  }
}

extension Unicode.Scalar {
  fileprivate var isWordLetter: Bool {
    (0x30...0x39).contains(value) || (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
      || value == 0x5F
  }
}
