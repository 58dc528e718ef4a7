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
  var chain = [info.name]
  var next = info.superclass
  while let index = next, chain.count < 256, let parent = names.classInfo(index) {
    chain.append(parent.name)
    next = parent.superclass
  }
  var head = StyledLine(chain.joined(separator: " : "), .bold)
  if !info.protocols.isEmpty { head.append(" <\(info.protocols.joined(separator: ", "))>") }
  var fields: [StyledLine] = []
  let digits = info.ivars.map { String($0.offset).count }.max() ?? 1
  for ivar in info.ivars {
    let offset = String(ivar.offset)
    var line = StyledLine(
      String(repeating: " ", count: digits - offset.count) + offset + "  ", .dim)
    line.append(declaration(of: ivar.name, type: ivar.typeName))
    if ivar.ownership == .weak { line.append("  weak", .yellow) }
    line.append("  " + page.text("memory.bytes", [String(ivar.size)]), .dim)
    fields.append(line)
  }
  fields.insert(StyledLine(page.text("class.size", [String(info.wholeSize)]), .dim), at: 0)
  var methods: [StyledLine] = []
  for method in info.methods.prefix(200) {
    let sign = method.isClassMethod ? "+" : "-"
    var line = StyledLine("\(sign) \(method.selector)")
    let name = "\(sign)[\(info.name) \(method.selector)]"
    if let owner = names.inherited(method, by: info) {
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
  if info.methods.count > 200 {
    methods.append(
      StyledLine(page.text("table.more", [page.ellipsis, String(info.methods.count - 200)]), .dim))
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
  /// Name of the ancestor whose method this one overrides; nil for a new one.
  func inherited(_ method: MethodInfo, by info: ClassInfo) -> String? {
    var next = info.superclass
    var steps = 0
    while let index = next, steps < 256, let parent = classInfo(index) {
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
