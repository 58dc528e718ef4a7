import LessonEngine

/// Predictions that were wrong come again, once, at the end of their part: by then one should know.
extension Conversation {
  var reviews: Bool { review != nil }

  /// After the last lesson of a part: true when there is something to ask again.
  func beginReview(in course: Course, after index: Int) -> Bool {
    let lessons = lessonsOfPart(of: index, in: course)
    return lessons.last == index && asksAgain(lessons, in: course)
  }

  /// Who left at the end of a part, or amid its review, is asked when coming back.
  func resumesReview(in course: Course, of index: Int) -> Bool {
    !questionsLeft(in: course, of: index).isEmpty
      && asksAgain(lessonsOfPart(of: index, in: course), in: course)
  }

  /// What a part that is done has left to ask again.
  func questionsLeft(in course: Course, of index: Int) -> [Review.Place] {
    let lessons = lessonsOfPart(of: index, in: course)
    let progress = progress(of: course)
    // The lesson itself first: mostly it is not done, and none of the others has to be read.
    let isDone = ([index] + lessons).allSatisfy { number in
      course.lesson(at: number).lesson.map { progress.solvedSteps(of: $0) == $0.steps.count }
        ?? true
    }
    return isDone ? questions(of: lessons, in: course) : []
  }

  /// The lessons on the way that belong to the part of one of them.
  private func lessonsOfPart(of index: Int, in course: Course) -> [Int] {
    guard course.entries.indices.contains(index) else { return [] }
    let part = course.entries[index].part
    return course.indices(on: route).filter { course.entries[$0].part == part }
  }

  private func questions(of lessons: [Int], in course: Course) -> [Review.Place] {
    let progress = progress(of: course)
    return lessons.flatMap { number -> [Review.Place] in
      guard let lesson = course.lesson(at: number).lesson else { return [] }
      return lesson.steps.indices.filter {
        lesson.steps[$0].prediction != nil && progress.isOpenMiss(lesson.steps[$0], of: lesson)
      }.map { (number, $0) }
    }
  }

  /// Asks again, once in a conversation: true when there is something.
  private func asksAgain(_ lessons: [Int], in course: Course) -> Bool {
    guard let index = lessons.last, reviewedParts.insert(course.entries[index].part).inserted else {
      return false
    }
    let places = questions(of: lessons, in: course)
    if places.isEmpty { return false }
    say("shell.review.begins", [String(places.count)])
    review = Review(course: course, places: places, after: index)
    nextReview(after: index)
    return true
  }

  func nextReview(after index: Int) {
    guard var open = review else { return }
    if open.places.isEmpty {
      review = nil
      guard let next = open.course.next(after: open.after, on: route) else {
        tellEndOfWay(in: open.course)
        return
      }
      say("shell.review.ends")
      openLesson(in: open.course, at: next)
      return
    }
    let place = open.places.removeFirst()
    review = open
    openLesson(in: open.course, at: place.lesson, step: place.step)
  }
}

/// Steps that are asked again, and where the course goes on afterwards.
struct Review {
  typealias Place = (lesson: Int, step: Int)

  let course: Course
  var places: [Place]
  let after: Int
}
