import Conditions
import Diagnostics
import Session
import VirtualMachine

/// A `timeline` fence: what happened to the objects, a line per event, as the lesson writes it down.
///
///     alloc #1 Kite
///     retain #1 Kite 1 -> 2
///     dealloc #1 Kite
///
/// A timeline promises the events of the kinds that it names, about the objects that it names, all of them
/// and in order. So a page about retain and release need not tell every init, and still nothing that it
/// speaks of can be left out.
struct Timeline {
  private let events: [Event]
  private let session: ProgramSession

  init(_ outcome: Outcome, in session: ProgramSession) {
    events = session.events(outcome.events)
    self.session = session
  }

  /// What a timeline with these lines should say.
  func lines(like written: String) -> String {
    let wanted = Self.parsed(written)
    let kinds = Set(wanted.map(\.kind))
    let objects = Set(wanted.compactMap(\.object))
    return text { kind, object in
      kinds.contains(kind) && (object.isEmpty || objects.contains(object))
    }
  }

  /// Everything about objects of the lesson's own classes.
  func lines() -> String {
    let told = Set(EventPattern.Kind.allCases.map(\.rawValue)).union([EventKind.copy.name])
    return text { kind, object in
      guard told.contains(kind) else { return false }
      guard let name = object.split(separator: " ").last.map(String.init) else { return false }
      return session.classInfo(named: name)?.isPrelude == false
    }
  }

  private func text(where isWanted: (_ kind: String, _ object: String) -> Bool) -> String {
    var lines: [String] = []
    for event in events {
      guard let kind = Self.kind(of: event) else { continue }
      let object =
        event.object == 0
        ? "" : "\(objectName(event.object)) \(session.className(ofSerial: event.object) ?? "?")"
      guard isWanted(kind, object) else { continue }
      var line = object.isEmpty ? kind : "\(kind) \(object)"
      if event.kind == .retain || event.kind == .release {
        line += " \(event.before) -> \(event.after)"
      }
      if event.kind == .copy { line += " of #\(event.original)" }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  /// The lines of a fence with single blanks and ASCII arrows, comments left out.
  static func normalisedLines(_ written: String) -> String {
    written.split(separator: "\n").map { normalised(String($0)).replacing("→", with: "->") }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }.joined(separator: "\n")
  }

  private static func parsed(_ written: String) -> [(kind: String, object: String?)] {
    normalisedLines(written).split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      let object =
        words.count > 2 && words[1].hasPrefix("#") ? "\(words[1]) \(words[2])" : nil
      return (words.first ?? "", object)
    }
  }

  private static func kind(of event: Event) -> String? {
    event.kind == .`init` && event.isNested ? nil : event.kind.name
  }
}
