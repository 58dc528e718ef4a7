import Film
import LessonEngine
import Ownership
import Session
import Views

/// `:film FILE.html`: everything typed so far, as a page that shows it step by step.
extension Conversation {
  func film(_ argument: String) {
    let name = String(argument.drop { $0 == ">" || $0 == "＞" || $0 == " " })
    guard !name.isEmpty else {
      complain("film.which")
      return
    }
    let path = name.hasSuffix(".html") || name.hasSuffix(".htm") ? name : name + ".html"
    guard let film = interruptible({ session.film(titled: filmTitle) }), !session.takeInterruption()
    else {
      complain("film.nothingRan")
      return
    }
    if let reason = write(Array(film.html(in: language).utf8), asked: expandingHome(path)) {
      complain("cli.film.cannotWrite", [path, reason.words { text($0) }], status: 66)
    } else {
      say(film.isCut ? "film.wroteCut" : "film.wrote", [path, String(film.steps)])
    }
  }

  private var filmTitle: String { lesson?.run.lesson.title ?? "selfsame" }

  /// Once, behind an input of which a page tells more than a few lines can.
  func offerFilm(after outcome: Outcome) {
    guard lines.isInteractive, !offeredFilm, let picture = outcome.picture else { return }
    let isWorth = picture.remarks.contains { remark in
      switch remark {
      case .ring, .initAgain: true
      default: false
      }
    }
    guard isWorth else { return }
    offeredFilm = true
    say("film.worth")
  }
}
