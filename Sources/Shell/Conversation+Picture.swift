internal import Explorer
internal import Ownership
internal import Session
internal import Views
internal import VirtualMachine

/// What is shown after an input.
package enum Shown: String, CaseIterable, Sendable {
  /// The objects that changed.
  case picture
  /// What happened, fact by fact.
  case log
  case both
  /// Values and problems alone.
  case quiet

  var draws: Bool { self == .picture || self == .both }
}

/// `:show`, `:events`, `:legend`, `:doors`: the picture after an input, and what stands behind it.
extension Conversation {
  func setShown(_ argument: String) {
    guard let wanted = Shown(rawValue: argument.lowercased()) else {
      complain("shell.show.usage", [shown.rawValue])
      return
    }
    shown = wanted
    remember("show", to: wanted.rawValue)
    say("shell.show.now", [wanted.rawValue])
  }

  func showEvents() { look { screens.events(lastOutcome) } }

  func showLegend() { terminal.answer(screens.legend()) }

  func showDoors(_ argument: String) {
    guard !argument.isEmpty else {
      complain("doors.which")
      return
    }
    guard let answer = found({ session.doors(ofClass: argument) }) else { return }
    guard let report = answer else {
      if session.classInfo(named: argument)?.isPrelude == true {
        complain("doors.library", [argument])
      } else if session.isCppClass(argument) {
        complain("doors.cpp", [argument])
      } else {
        unknownClass(argument)
      }
      return
    }
    terminal.answer(screens.doors(report))
  }

  /// What an outcome is answered with, in the form that was asked for.
  func answered(_ outcome: Outcome) -> [StyledLine] {
    if tracesAll { return screens.answerTraced(outcome, kinds: tracedKinds) }
    switch shown {
    case .log: return screens.answer(outcome)
    case .quiet: return screens.values(outcome)
    case .picture, .both:
      let (lines, sign) = screens.picture(
        outcome, explained: explainedSigns, withLog: shown == .both)
      if let sign {
        explainedSigns.insert(sign)
        remember("signs", to: explainedSigns.sorted().joined(separator: " "))
      }
      return lines
    }
  }
}
