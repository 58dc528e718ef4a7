import Diagnostics
import Syntax

/// Functions and variables of the outermost level.
///
/// A function is known by its name and signature before any code is written: the first value of a property may call
/// it. Its code waits until all types are whole.
extension SwiftCompiler {
  /// Names and signatures: what a first value calls is known by them.
  func declareFunctions() {
    var known: [String: [SwiftSignature: Int]] = [:]
    for root in tree.roots where tree[root].kind == .function {
      guard spend(0, at: tree[root].place) else { return }
      guard var function = self.function(root, owner: nil) else { continue }
      if function.flags.contains(.isOverride) {
        error("'override' can only be specified on class members", at: function.place)
      }
      let isOverloaded = state.functions[function.name] != nil
      if known[function.name] == nil {
        known[function.name] = (state.functions[function.name] ?? []).enumerated().reduce(
          into: [:]
        ) { $0[$1.element.signature] = $1.offset }
      }
      if let twin = known[function.name]?[function.signature],
        let old = state.functions[function.name]?[twin]
      {
        if old.node.tree == treeIndex {
          if old.result != function.result || !function.generics.isEmpty {
            refuse(
              function.generics.isEmpty
                ? "functions that differ in their result alone"
                : "generic functions that differ in the bounds of their types alone",
              at: tree[root].place)
            continue
          }
          error("invalid redeclaration of '\(signature(function))'", at: tree[root].place)
          continue
        }
        function.cname = old.cname
        state.functions[function.name]?[twin] = function
      } else {
        if isOverloaded || function.cname == "main" || isVariableOfObject(function.cname) {
          function.cname = fresh(function.cname)
        }
        known[function.name]?[function.signature] = state.functions[function.name]?.count ?? 0
        state.functions[function.name, default: []].append(function)
      }
      if function.generics.isEmpty { declared.append(function) }
    }
  }

  /// Modules that a program may name: Swift's own, and those of Apple's systems.
  private static let modules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "Dispatch", "ObjectiveC", "Darwin", "Glibc",
    "os", "UIKit", "AppKit", "SwiftUI", "Combine", "CoreFoundation", "CoreGraphics", "CoreData",
    "CoreLocation", "CoreImage", "CoreText", "CoreMedia", "CoreAnimation", "QuartzCore", "MapKit",
    "AVFoundation", "XCTest", "Testing", "Observation", "Synchronization", "_Concurrency",
    "RegexBuilder", "StoreKit", "WebKit", "SpriteKit", "SceneKit", "Metal", "Network", "Security",
    "CryptoKit", "Accelerate", "PlaygroundSupport", "UserNotifications", "CloudKit", "Photos",
    "Contacts", "EventKit", "HealthKit", "GameKit", "CoreMotion", "CoreBluetooth", "CoreML",
    "Vision",
    "NaturalLanguage", "Cocoa", "IOKit", "SystemConfiguration", "Charts", "SwiftData", "WidgetKit",
    "Intents", "AppIntents", "MessageUI", "SafariServices", "AuthenticationServices", "PDFKit",
  ]

  func checkImports() {
    // An operator's declaration, which says nothing more either, has no name.
    for root in tree.roots
    where tree[root].kind == .importDeclaration && !tree[root].text.isEmpty {
      let name = tree[root].text
      let module = name.prefix { $0 != "." }
      if !SwiftCompiler.modules.contains(String(module)), module != state.moduleName {
        error("no such module '\(name)'", at: tree[root].place)
      }
    }
  }

  /// When all types are whole.
  func writeFunctions() {
    for function in declared {
      writePrototype(function)
      pending.append { [self] in writeFunction(function) }
    }
    declared = []
    for root in tree.roots where tree[root].kind == .variables {
      for binding in tree[root].kids { declareGlobal(binding, tree[root]) }
    }
  }

  /// A variable of the outermost level is there for every function; its value comes when its line runs.
  private func declareGlobal(_ id: Int, _ list: SwiftNode) {
    let node = tree[id]
    guard !node.text.isEmpty else { return }
    guard node.kid(0) != 0 else { return }
    if isBare(node.kid(0)), node.kid(1) != 0 { return }
    if state.globals[node.text]?.place.file == node.place.file {
      error("invalid redeclaration of '\(node.text)'", at: node.place)
      return
    }
    enterGlobal(node, list, type: resolve(node.kid(0)))
  }

  func enterGlobal(_ node: SwiftNode, _ list: SwiftNode, type: SwiftType) {
    guard goesOn(at: node.place, toNote: state.globals) else { return }
    var variable = SwiftVariable(
      type: type, cname: CName.of(node.text), isLet: list.text == "let",
      place: node.place)
    if state.globals[node.text] != nil || state.functions[node.text] != nil
      || state.types[node.text] != nil || isVariableOfObject(variable.cname)
    {
      variable.cname = fresh(variable.cname)
    }
    result.variableNames[variable.cname] = node.text
    variable.isDeferred = node.kid(1) == 0 && list.text == "let"
    variable.isWeak = node.flags.contains(.isWeak)
    variable.isUnowned = node.flags.contains(.isUnowned)
    variable.isImplicit = node.kid(0) != 0 && tree[node.kid(0)].kind == .unwrappedType
    state.globals[node.text] = variable
    entered.append((node.text, node.place))
    if node.kid(2) != 0 { equipGlobal(node, type) }
    if type == .void || type == .failed || (node.kid(2) != 0 && tree[node.kid(2)].kid(0) != 0) {
      return
    }
    let weak = ownerWord(variable.isWeak, variable.isUnowned)
    globals.add("\(weak)\(declaration(type, variable.cname));\n", at: node.place)
  }
}
