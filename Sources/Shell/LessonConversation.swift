import LessonEngine
import Session
import Views

/// A lesson within the conversation. (wired below)
final class LessonConversation {
  func record(_ text: String, _ outcome: Outcome) {}
  func changeLanguage(_ shell: Conversation) {}
  func next() {}
  func previous() {}
  func hint() {}
  func check() {}
  func solution() {}
  func reset() {}
}

extension Conversation {
  func lessonCommand(_ action: (LessonConversation) -> Void) {
    guard let lesson else {
      complain("shell.lesson.none")
      return
    }
    action(lesson)
  }
  func listLessons() {}
  func startLesson(_ name: String) {}
  func resumeLesson() {}
  func reset() { lessonCommand { $0.reset() } }
}
