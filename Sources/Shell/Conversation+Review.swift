import LessonEngine

/// Predictions that were wrong come again, once, at the end of their part: by then one should know.
extension Conversation {
  var reviews: Bool { review != nil }

  /// After the last lesson of a part: true when there is something to ask again.
  func beginReview(of course: Course, after index: Int) -> Bool {
    let order = course.indices(on: route)
    let part = course.entries[index].part
    guard let place = order.firstIndex(of: index), reviewedParts.insert(part).inserted,
      place + 1 >= order.count || course.entries[order[place + 1]].part != part
    else { return false }
    let progress = progress(of: course)
    var places: [(lesson: Int, step: Int)] = []
    for number in order where course.entries[number].part == part {
      guard let lesson = course.lesson(at: number).lesson else { continue }
      for (step, content) in lesson.steps.enumerated()
      where content.prediction != nil && progress.isOpenMiss(content, of: lesson) {
        places.append((number, step))
      }
    }
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
      say("shell.review.ends")
      if let next = open.course.next(after: open.after, on: route) {
        openLesson(in: open.course, at: next)
      }
      return
    }
    let place = open.places.removeFirst()
    review = open
    openLesson(in: open.course, at: place.lesson, step: place.step)
  }
}

/// Steps that are asked again, and where the course goes on afterwards.
struct Review {
  let course: Course
  var places: [(lesson: Int, step: Int)]
  let after: Int
}
