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
    return course.indices(on: route(in: course)).filter { course.entries[$0].part == part }
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
    // Its title is another one in each language.
    guard let index = lessons.last,
      reviewedParts.insert("\(course.folder)/\(course.entries[index].slug)").inserted
    else { return false }
    let places = questions(of: lessons, in: course)
    if places.isEmpty { return false }
    sayKey("shell.review.begins", [String(places.count)])
    review = Review(places: places, after: index)
    askReview(in: course)
    return true
  }

  /// Whether a step is the one that is being asked again: from there Enter leads to the next one.
  func asksAgain(lesson: Int, step: Int) -> Bool {
    review?.places.first.map { $0 == (lesson, step) } ?? false
  }

  /// The question that is open; behind the last one the course goes on.
  func askReview(in course: Course) {
    guard let open = review else { return }
    if let place = open.places.first {
      openLesson(in: course, at: place.lesson, step: place.step)
      return
    }
    review = nil
    guard let next = course.next(after: open.after, on: route(in: course)) else {
      tellEndOfWay(in: course)
      return
    }
    say("shell.review.ends")
    openLesson(in: course, at: next)
  }

  func nextReview(in course: Course) {
    if review?.places.isEmpty == false { review?.places.removeFirst() }
    askReview(in: course)
  }
}

/// Steps that are asked again, the open one first, and where the course goes on afterwards. In which language is the
/// learner's to say, again and again.
struct Review {
  typealias Place = (lesson: Int, step: Int)

  var places: [Place]
  let after: Int
}
