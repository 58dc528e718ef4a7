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
    // A device is nothing to be written beside: it is refused by its own name.
    let isWhole = name.hasSuffix(".html") || name.hasSuffix(".htm") || isDevice(expandingHome(name))
    let path = isWhole ? name : name + ".html"
    let title = lesson?.run.lesson.title ?? "selfsame"
    // Of a schedule that is walked the world is one without a past.
    let made = found { outsideWalk { filmOfRace(titled: title) ?? session.film(titled: title) } }
    guard let made else { return }
    guard let film = made else {
      complain("film.nothingRan")
      return
    }
    if let reason = write(Array(film.html(in: language).utf8), asked: expandingHome(path)) {
      complain("cli.film.cannotWrite", [path, reason.words { text($0) }], status: reason.status)
    } else {
      say(film.isCut ? "film.wroteCut" : "film.wrote", [path, String(film.steps)])
    }
  }

  /// Once, behind an input of which a page tells more than a few lines can.
  func offerFilm(after outcome: Outcome) {
    filmsRace = false
    let isWorth = outcome.picture?.remarks.contains { remark in
      switch remark {
      case .ring, .initAgain: true
      default: false
      }
    }
    if isWorth == true { offerFilm() }
  }

  func offerFilm() {
    guard lines.isInteractive, !offeredFilm else { return }
    offeredFilm = true
    say("film.worth")
  }
}
