import Diagnostics
import Syntax

/// The classes of Foundation and UIKit that the sources name, with their names in Objective-C.
extension SwiftCompiler {
  // MARK: Classes of Foundation and UIKit

  func installLibrary() {
    guard state.types["UserDefaults"] == nil else { return }
    func add(_ name: String, _ cname: String, superclass: Int? = nil) -> Int {
      var nominal = SwiftNominal(
        kind: .classType, name: name, cname: cname, flags: [], place: .none)
      nominal.isLibrary = true
      nominal.isSealed = true
      nominal.superclass = superclass
      state.nominals.append(nominal)
      state.types[name] = .nominal(state.nominals.count - 1)
      return state.nominals.count - 1
    }
    func property(
      _ index: Int, _ name: String, _ cname: String, _ type: SwiftType, isStatic: Bool = false,
      isSettable: Bool = false
    ) {
      state.nominals[index].properties.append(
        SwiftProperty(
          name: name, type: type, kind: .computed, isLet: false,
          flags: isStatic ? .isStatic : [], isSettable: isSettable, owner: index,
          node: SwiftRef(tree: -1, id: 0), value: 0, accessors: 0, place: .none, cname: cname))
    }
    func method(
      _ index: Int, _ name: String, _ selector: String, _ parameters: [(String, SwiftType)],
      _ result: SwiftType
    ) {
      state.nominals[index].methods.append(
        SwiftFunction(
          name: name,
          parameters: parameters.map { SwiftParameter(label: $0.0, name: $0.0, type: $0.1) },
          result: result, flags: [], cname: selector, owner: index,
          node: SwiftRef(tree: -1, id: 0), place: .none))
    }
    func plainInit(_ index: Int) {
      state.nominals[index].initializers.append(
        SwiftFunction(
          name: "init", parameters: [], result: .nominal(index), flags: [], cname: "init",
          owner: index, node: SwiftRef(tree: -1, id: 0), place: .none))
    }
    let object = add("NSObject", "NSObject")
    plainInit(object)
    let defaults = add("UserDefaults", "NSUserDefaults", superclass: object)
    plainInit(defaults)
    property(defaults, "standard", "standardUserDefaults", .nominal(defaults), isStatic: true)
    method(defaults, "integer", "integerForKey:", [("forKey", .string)], .int)
    method(defaults, "bool", "boolForKey:", [("forKey", .string)], .bool)
    method(defaults, "double", "doubleForKey:", [("forKey", .string)], .double)
    method(
      defaults, "string", "stringForKey:", [("forKey", .string)], .optional(.string))
    method(defaults, "set", "setInteger:forKey:", [("_", .int), ("forKey", .string)], .void)
    method(defaults, "set", "setBool:forKey:", [("_", .bool), ("forKey", .string)], .void)
    method(defaults, "set", "setDouble:forKey:", [("_", .double), ("forKey", .string)], .void)
    method(defaults, "set", "setObject:forKey:", [("_", .string), ("forKey", .string)], .void)
    method(defaults, "removeObject", "removeObjectForKey:", [("forKey", .string)], .void)
    let files = add("FileManager", "NSFileManager", superclass: object)
    plainInit(files)
    property(files, "default", "defaultManager", .nominal(files), isStatic: true)
    method(files, "fileExists", "fileExistsAtPath:", [("atPath", .string)], .bool)
    let center = add("NotificationCenter", "NSNotificationCenter", superclass: object)
    plainInit(center)
    property(center, "default", "defaultCenter", .nominal(center), isStatic: true)
    let application = add("UIApplication", "UIApplication", superclass: object)
    plainInit(application)
    property(
      application, "shared", "swiftShared", .nominal(application), isStatic: true)
    plainInit(add("UIView", "UIView", superclass: object))
    plainInit(add("UIViewController", "UIViewController", superclass: object))
    let process = add("ProcessInfo", "NSProcessInfo", superclass: object)
    property(process, "processInfo", "processInfo", .nominal(process), isStatic: true)
    property(process, "processName", "processName", .string)
  }
}
