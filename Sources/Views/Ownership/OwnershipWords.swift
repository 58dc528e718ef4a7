import Diagnostics
import Ownership
import Session
internal import VirtualMachine

/// What holders, and the events that took and gave back, are called.
struct OwnershipWords {
  let names: WorldNames
  let page: Page

  func holder(_ holder: Holder) -> String {
    switch holder {
    case .variable where holder.isWord: return page.text("holder.call")
    case .variable(let name, _): return page.text("holder.variable", [name])
    // The library's own function is a call to those who called it.
    case .local(_, _, let thread, _, isHidden: true): return on(thread, page.text("holder.call"))
    case .local(let name, let function, let thread, _, _):
      return on(thread, page.text("holder.local", [name, function]))
    case .ivar(let of, let name): return page.text("holder.ivar", [name, names.object(of)])
    case .element(let of): return page.text("holder.element", [names.object(of)])
    case .capture(let of, _): return page.text("holder.capture", [objectName(of)])
    case .association(let of): return page.text("holder.association", [names.object(of)])
    case .lastingAssociation(let name): return page.text("holder.association", [name])
    case .memory(let of):
      return of == 0
        ? page.text("holder.memory") : page.text("holder.memoryOf", [names.object(of)])
    case .pool(let token, let thread):
      if token == names.basePool { return page.text("holder.basePool") }
      return on(thread, page.text("holder.pool"))
    case .thread(let number): return page.text("holder.thread", [String(number)])
    case .call(let thread, _): return on(thread, page.text("holder.call"))
    case .stackBlock(let thread): return on(thread, page.text("holder.stackBlock"))
    case .library(Holder.enteredGroup): return page.text("holder.enteredGroup")
    case .library(Holder.blockMethod): return page.text("holder.blockMethod")
    case .library(let name) where name.isEmpty: return page.text("holder.constant")
    case .library(let name): return page.text("holder.library", [name])
    }
  }

  /// A holder, and its thread where it is not the main one.
  private func on(_ thread: Int, _ own: String) -> String {
    thread > 1 ? page.text("holder.onThread", [own, String(thread)]) : own
  }

  /// The message that took a unit, and whose code sent it.
  func taken(_ unit: Account.Unit) -> String {
    let message =
      switch unit.kind {
      case .birth: "alloc"
      case .retain: "retain"
      case .inserted: page.text("why.byARC", ["retain"])
      case .unseen: page.text("why.unseen")
      }
    return sentBy(message, unit.function)
  }

  func givenBack(_ back: Account.Return) -> String {
    back.isPool ? page.text("why.poolRelease") : sentBy("release", back.function)
  }

  /// The message that ended an object without a release.
  func dealloc(_ end: Account.Return) -> String { sentBy("dealloc", end.function) }

  private func sentBy(_ message: String, _ function: String) -> String {
    isNamedCode(function) ? page.text("why.in", [message, function]) : message
  }

  func place(_ range: SourceRange) -> String? {
    shortPlaceName(range, in: names.sources, page: page)
  }
}
