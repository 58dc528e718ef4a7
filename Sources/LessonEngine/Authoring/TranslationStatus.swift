import Diagnostics
package import Texts

/// How far the translations of a lesson are.
package struct TranslationStatus: Equatable, Sendable {
  package var lesson: String
  package var language: Language
  /// The file is there at all.
  package var exists: Bool
  package var fresh: Int
  /// Steps whose original words changed since, or that do not say what they come from.
  package var soft: [String]
  /// Steps whose code differs, or that are missing.
  package var hard: [String]

  package static func of(_ folder: String, _ language: Language) -> TranslationStatus {
    let loaded = LoadedLesson(folder: folder, language: language)
    var status = TranslationStatus(
      lesson: loaded.canonical?.id ?? folder, language: language,
      exists: DiskFile.exists("\(folder)/\(language.lessonFile)"), fresh: 0, soft: [], hard: [])
    guard status.exists, let lesson = loaded.lesson else { return status }
    // A translation that cannot be read teaches nothing.
    let isLaid = lesson.language == language
    for step in lesson.steps {
      switch isLaid ? step.staleness : .hard {
      case .fresh: status.fresh += 1
      case .soft: status.soft.append(step.id)
      case .hard: status.hard.append(step.id)
      }
    }
    return status
  }
}
