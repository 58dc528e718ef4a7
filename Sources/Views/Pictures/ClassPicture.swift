import Bytecode
import Diagnostics
package import Ownership
import Session
package import VirtualMachine

/// `:class`: a class as it stands in a diagram: its line of ancestors, what its instances hold at which
/// offset, what it understands, whose methods it overrides, and which statics its methods keep.
package func classView(
  _ info: ClassInfo, names: WorldNames, statics: [StaticUse] = [], page: Page
) -> [StyledLine] {
  let isSwift = names.isSwift(info)
  var chain = [info.name]
  var next = info.superclass
  while let index = next, chain.count < 256, let parent = names.classInfo(index) {
    // Swift's classes need none of the library's to descend from.
    if isSwift, parent.isPrelude { break }
    chain.append(parent.name)
    next = parent.superclass
  }
  var head = StyledLine(chain.joined(separator: " : "), .bold)
  if !info.protocols.isEmpty { head.append(" <\(info.protocols.joined(separator: ", "))>") }
  var fields: [StyledLine] = []
  let digits = info.ivars.map { String($0.offset).count }.max() ?? 1
  for ivar in info.ivars where !isSwift || isProgrammersName(ivar.name) {
    let offset = String(ivar.offset)
    var line = StyledLine(
      page.toTheRight(offset, width: digits) + "  ", .dim)
    line.append(declaration(of: ivar.declaredName, type: ivar.typeName))
    if ivar.ownership == .weak { line.append("  weak", .yellow) }
    if isSwift, ivar.ownership == .unsafe { line.append("  unowned", .yellow) }
    line.append("  " + page.text("memory.bytes", [String(ivar.size)]), .dim)
    fields.append(line)
  }
  fields.insert(StyledLine(page.text("class.size", [String(info.wholeSize)]), .dim), at: 0)
  var methods: [StyledLine] = []
  let shown = isSwift ? info.methods.filter { names.isWritten($0, in: info) } : info.methods
  for method in shown.prefix(200) {
    let sign = method.isClassMethod ? "+" : "-"
    let name = "\(sign)[\(info.name) \(method.selector)]"
    var line = StyledLine(
      isSwift ? names.swiftName(of: method, in: info) : "\(sign) \(method.selector)")
    if let owner = names.inherited(method, by: info, isSwift: isSwift) {
      line.append("  " + page.text("class.overrides", [owner]), .yellow)
    }
    for each in statics where each.methods.contains(name) {
      line.append("  " + page.text("class.keeps", [shortStatic(each.name)]), .cyan)
    }
    if let place = shortPlaceName(method.place, in: names.sources, page: page) {
      line.append("  " + place, .dim)
    }
    methods.append(line)
  }
  if shown.count > 200 {
    methods.append(
      StyledLine(page.text("table.more", [page.ellipsis, String(shown.count - 200)]), .dim))
  }
  var compartments = [[head], fields]
  if !methods.isEmpty { compartments.append(methods) }
  if !statics.isEmpty {
    compartments.append(
      statics.map { each in
        var line = StyledLine(
          "static " + declaration(of: shortStatic(each.name), type: each.typeName), .cyan)
        if each.object != 0 { line.append(" = " + names.object(each.object), .bold) }
        return line
      })
  }
  return Box(compartments: compartments).lines(page: page)
}

/// `instance` of `+[Singleton shared].instance`.
private func shortStatic(_ name: String) -> String {
  guard let bracket = name.lastIndex(of: "]"), let dot = name[bracket...].firstIndex(of: ".") else {
    return name
  }
  return String(name[name.index(after: dot)...])
}

extension WorldNames {
  /// Whether a class was written in Swift: its methods have names of that language.
  func isSwift(_ info: ClassInfo) -> Bool {
    info.methods.contains { callable($0.callable).hasPrefix(info.name + ".") }
  }

  /// `init(_:)` of `Car.init(_:)`.
  func swiftName(of method: MethodInfo, in info: ClassInfo) -> String {
    String(callable(method.callable).dropFirst(info.name.count + 1))
  }

  /// Whether somebody wrote a method of a Swift class: what reads and sets a stored property nobody did.
  func isWritten(_ method: MethodInfo, in info: ClassInfo) -> Bool {
    guard callable(method.callable).hasPrefix(info.name + "."), maker(method.callable) == .program
    else { return false }
    let property = swiftName(of: method, in: info).prefix { $0 != "." }
    return !info.ivars.contains { $0.name == property }
  }

  /// Name of the ancestor whose method this one overrides; nil for a new one.
  func inherited(_ method: MethodInfo, by info: ClassInfo, isSwift: Bool) -> String? {
    var next = info.superclass
    var steps = 0
    while let index = next, steps < 256, let parent = classInfo(index) {
      if isSwift, parent.isPrelude { return nil }
      if parent.methods.contains(where: {
        $0.selector == method.selector && $0.isClassMethod == method.isClassMethod
      }) {
        return parent.name
      }
      next = parent.superclass
      steps += 1
    }
    return nil
  }
}

extension ClassInfo {
  /// What an instance takes: whole words, as class_getInstanceSize says.
  var wholeSize: Int { (instanceSize + 7) & ~7 }
}
