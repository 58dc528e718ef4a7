/// The lesson that `selfsame lesson new` begins with: small, whole, and right as it stands, so that an author
/// changes something that works. `{id}` and `{title}` are put in by the command.
package enum LessonTemplate {
  package static func text(id: String, title: String, in language: Language) -> String {
    "\(language.texts.lessonTemplate)".replacing("{id}", with: id)
      .replacing("{title}", with: title) + "\n"
  }
}
