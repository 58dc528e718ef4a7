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
      nominal.module =
        name == "Error" ? "Swift" : name.hasPrefix("Dispatch") ? "Dispatch" : "Foundation"
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
      _ result: SwiftType, isStatic: Bool = false
    ) {
      state.nominals[index].methods.append(
        SwiftFunction(
          name: name, parameters: libraryParameters(parameters), result: result,
          flags: isStatic ? .isStatic : [], cname: selector, owner: index,
          node: SwiftRef(tree: -1, id: 0), place: .none))
    }
    func plainInit(_ index: Int) {
      state.nominals[index].initializers.append(
        SwiftFunction(
          name: "init", parameters: [], result: .nominal(index), flags: [], cname: "init",
          owner: index, node: SwiftRef(tree: -1, id: 0), place: .none))
    }
    let addClass: AddClass = { add($0, $1, superclass: $2) }
    let addProperty: AddProperty = { property($0, $1, $2, $3, isStatic: $4, isSettable: $5) }
    let addMethod: AddMethod = { method($0, $1, $2, $3, $4, isStatic: $5) }
    let object = add("NSObject", "NSObject")
    state.nominals[object].builtinProtocols = Set(SwiftOwnProtocols.withRefined("Hashable"))
    plainInit(object)
    let defaults = add("UserDefaults", "NSUserDefaults", superclass: object)
    plainInit(defaults)
    property(defaults, "standard", "standardUserDefaults", .nominal(defaults), isStatic: true)
    method(defaults, "integer", "integerForKey:", [("forKey", .string)], .int)
    method(defaults, "bool", "boolForKey:", [("forKey", .string)], .bool)
    method(defaults, "double", "doubleForKey:", [("forKey", .string)], .double)
    method(
      defaults, "string", "stringForKey:", [("forKey", .string)], .optional(.string))
    method(
      defaults, "set", "swiftSet:forKey:", [("_", .optional(.any)), ("forKey", .string)], .void)
    method(defaults, "object", "swiftObjectForKey:", [("forKey", .string)], .optional(.any))
    method(defaults, "removeObject", "removeObjectForKey:", [("forKey", .string)], .void)
    let files = add("FileManager", "NSFileManager", superclass: object)
    plainInit(files)
    property(files, "default", "defaultManager", .nominal(files), isStatic: true)
    method(files, "fileExists", "fileExistsAtPath:", [("atPath", .string)], .bool)
    let center = add("NotificationCenter", "NSNotificationCenter", superclass: object)
    plainInit(center)
    property(center, "default", "defaultCenter", .nominal(center), isStatic: true)
    installNotifications(center, addClass, addProperty, addMethod)
    let application = add("UIApplication", "UIApplication", superclass: object)
    plainInit(application)
    property(
      application, "shared", "swiftShared", .nominal(application), isStatic: true)
    plainInit(add("UIView", "UIView", superclass: object))
    plainInit(add("UIViewController", "UIViewController", superclass: object))
    let process = add("ProcessInfo", "NSProcessInfo", superclass: object)
    property(process, "processInfo", "processInfo", .nominal(process), isStatic: true)
    property(process, "processName", "processName", .string)
    installThreads(object, addClass, addProperty, addMethod, plainInit)
    installOperations(object, addClass, addProperty, addMethod, plainInit)
    let failure = add("Error", "SwiftError")
    state.nominals[failure].kind = .protocolType
  }

  /// `group?` may be left out: nil, or the first case of an enum, is passed.
  private func libraryParameters(_ list: [(String, SwiftType)]) -> [SwiftParameter] {
    list.map { label, type in
      let name = label.filter { $0 != "?" }
      var parameter = SwiftParameter(label: name, name: name, type: type)
      // The one call of the frameworks that is through with its closure when it comes back.
      parameter.isLent = type == .function([.int], .void)
      if label.hasSuffix("?") { parameter.value = SwiftRef(tree: -1, id: 0) }
      return parameter
    }
  }

  typealias AddClass = (_ name: String, _ cname: String, _ superclass: Int?) -> Int
  typealias AddProperty = (
    _ index: Int, _ name: String, _ cname: String, _ type: SwiftType, _ isStatic: Bool,
    _ isSettable: Bool
  ) -> Void
  typealias AddMethod = (
    _ index: Int, _ name: String, _ selector: String, _ parameters: [(String, SwiftType)],
    _ result: SwiftType, _ isStatic: Bool
  ) -> Void

  /// What lies behind `Library/Swift/Notifications.swift`.
  private func installNotifications(
    _ center: Int, _ add: AddClass, _ property: AddProperty, _ method: AddMethod
  ) {
    let note = add("__Notification", "NSNotification", nil)
    property(note, "object", "object", .optional(.any), false, false)
    property(note, "__name", "name", .string, false, false)
    // Its keys are texts here.
    let details = SwiftType.optional(.dictionary(.string, .any))
    property(note, "userInfo", "userInfo", details, false, false)
    let work = SwiftType.function([.nominal(note)], .void)
    method(
      center, "__add", "addObserverForName:object:queue:usingBlock:",
      [
        ("_", .optional(.string)), ("_", .optional(.any)), ("_", .optional(.any)), ("_", work),
      ], .any, false)
    method(center, "removeObserver", "removeObserver:", [("_", .any)], .void, false)
    method(
      center, "__post", "postNotificationName:object:userInfo:",
      [("_", .string), ("_", .optional(.any)), ("_", details)], .void, false)
  }

  /// Locks, queues and threads. The queues are objects of the machine behind a class with Swift's names.
  private func installThreads(
    _ object: Int, _ add: AddClass, _ property: AddProperty, _ method: AddMethod,
    _ plainInit: (Int) -> Void
  ) {
    func initializer(_ index: Int, _ selector: String, _ parameters: [(String, SwiftType)]) {
      state.nominals[index].initializers.append(
        SwiftFunction(
          name: "init",
          parameters: libraryParameters(parameters), result: .nominal(index), flags: [],
          cname: selector, owner: index,
          node: SwiftRef(tree: -1, id: 0), place: .none))
    }
    let work = SwiftType.function([], .void)
    for (name, cname) in [("NSLock", "NSLock"), ("NSRecursiveLock", "NSRecursiveLock")] {
      let lock = add(name, cname, object)
      plainInit(lock)
      method(lock, "lock", "lock", [], .void, false)
      method(lock, "unlock", "unlock", [], .void, false)
      method(lock, "try", "tryLock", [], .bool, false)
    }
    let condition = add("NSCondition", "NSCondition", object)
    plainInit(condition)
    for each in ["lock", "unlock", "wait", "signal", "broadcast"] {
      method(condition, each, each, [], .void, false)
    }
    let queue = add("DispatchQueue", "DispatchQueue", object)
    // The first case of each is what holds where nothing is said.
    func choice(
      _ name: String, _ cname: String, in outer: Int?, isOptionSet: Bool = false, _ cases: [String]
    ) -> SwiftType {
      let index = add(name, cname, nil)
      state.nominals[index].kind = .enumType
      state.nominals[index].isOptionSet = isOptionSet
      for each in cases {
        state.nominals[index].add(
          SwiftCase(name: each, labels: [], types: [], isIndirect: false, place: .none))
      }
      guard let outer else { return .nominal(index) }
      state.types[name] = nil
      state.nominals[index].outer = outer
      state.nominals[outer].nested[name] = .nominal(index)
      return .nominal(index)
    }
    let attributes = choice(
      "Attributes", "DispatchQueue_Attributes", in: queue, isOptionSet: true,
      ["__serial", "concurrent"])
    let qualities = [
      "unspecified", "background", "utility", "default", "userInitiated", "userInteractive",
    ]
    let quality = choice("DispatchQoS", "DispatchQoS", in: nil, qualities)
    let flags = choice(
      "DispatchWorkItemFlags", "DispatchWorkItemFlags", in: nil, isOptionSet: true,
      [
        "__none", "barrier", "detached", "assignCurrentContext", "noQoS", "inheritQoS",
        "enforceQoS",
      ]
    )
    initializer(
      queue, "initWithLabel:qos:attributes:",
      [("label", .string), ("qos?", quality), ("attributes?", attributes)])
    property(queue, "main", "swiftMain", .nominal(queue), true, false)
    method(queue, "global", "swiftGlobal:", [("qos?", quality)], .nominal(queue), true)
    method(
      queue, "concurrentPerform", "concurrentPerform:execute:",
      [("iterations", .int), ("execute", .function([.int], .void))], .void, true)
    // What the part of the library that is itself Swift stands on: a moment is a number there.
    property(queue, "label", "swiftLabel", .string, false, false)
    method(queue, "__now", "swiftNow", [], .int, true)
    method(queue, "__after", "after:execute:", [("_", .int), ("_", work)], .void, false)
    let group = add("DispatchGroup", "DispatchGroup", object)
    plainInit(group)
    for each in ["enter", "leave", "wait"] { method(group, each, each, [], .void, false) }
    method(group, "__wait", "waitUntil:", [("_", .int)], .bool, false)
    method(
      group, "notify", "notifyQueue:execute:", [("queue", .nominal(queue)), ("execute", work)],
      .void, false)
    method(
      queue, "async", "asyncGroup:qos:flags:execute:",
      [
        ("group?", .optional(.nominal(group))), ("qos?", quality), ("flags?", flags),
        ("execute", work),
      ], .void, false)
    let semaphore = add("DispatchSemaphore", "DispatchSemaphore", object)
    initializer(semaphore, "initWithValue:", [("value", .int)])
    method(semaphore, "wait", "wait", [], .void, false)
    method(semaphore, "signal", "signal", [], .void, false)
    method(semaphore, "__wait", "waitUntil:", [("_", .int)], .bool, false)
    let thread = add("Thread", "NSThread", object)
    initializer(thread, "initWithBlock:", [("block", work)])
    method(thread, "start", "start", [], .void, false)
    method(
      thread, "detachNewThread", "detachNewThreadWithBlock:", [("block", work)], .void, true)
    method(
      thread, "sleep", "sleepForTimeInterval:", [("forTimeInterval", .double)], .void, true)
    property(thread, "isMainThread", "isMainThread", .bool, true, false)
    for each in ["isFinished", "isExecuting", "isCancelled", "isMainThread"] {
      property(thread, each, each, .bool, false, false)
    }
    property(thread, "name", "name", .optional(.string), false, true)
    method(thread, "cancel", "cancel", [], .void, false)
    property(thread, "current", "currentThread", .nominal(thread), true, false)
    property(thread, "main", "mainThread", .nominal(thread), true, false)
  }

  /// Operations, and what a run loop waits for. What takes or gives a `Date` is written in Swift (Foundation.swift).
  private func installOperations(
    _ object: Int, _ add: AddClass, _ property: AddProperty, _ method: AddMethod,
    _ plainInit: (Int) -> Void
  ) {
    let work = SwiftType.function([], .void)
    let operation = add("Operation", "NSOperation", object)
    plainInit(operation)
    for each in ["start", "main", "cancel", "waitUntilFinished"] {
      method(operation, each, each, [], .void, false)
    }
    for each in ["isCancelled", "isExecuting", "isFinished", "isReady"] {
      property(operation, each, each, .bool, false, false)
    }
    for each in ["addDependency", "removeDependency"] {
      method(operation, each, each + ":", [("_", .nominal(operation))], .void, false)
    }
    property(operation, "name", "name", .optional(.string), false, true)
    property(operation, "completionBlock", "completionBlock", .optional(work), false, true)
    let block = add("BlockOperation", "NSBlockOperation", operation)
    state.nominals[block].initializers.append(
      SwiftFunction(
        name: "init", parameters: libraryParameters([("block", work)]), result: .nominal(block),
        flags: [], cname: "initWithSwiftBlock:", owner: block, node: SwiftRef(tree: -1, id: 0),
        place: .none))
    method(block, "addExecutionBlock", "addExecutionBlock:", [("_", work)], .void, false)
    let queue = add("OperationQueue", "NSOperationQueue", object)
    plainInit(queue)
    property(queue, "main", "mainQueue", .nominal(queue), true, false)
    property(
      queue, "current", "currentQueue", .optional(.nominal(queue)), true, false)
    property(
      queue, "maxConcurrentOperationCount", "maxConcurrentOperationCount", .int, false, true)
    property(queue, "operationCount", "operationCount", .int, false, false)
    property(queue, "isSuspended", "swiftSuspended", .bool, false, true)
    property(queue, "name", "name", .optional(.string), false, true)
    method(queue, "addOperation", "swiftAddBlock:", [("_", work)], .void, false)
    method(
      queue, "addOperation", "addOperation:", [("_", .nominal(operation))], .void, false)
    method(queue, "addBarrierBlock", "addBarrierBlock:", [("_", work)], .void, false)
    for each in ["waitUntilAllOperationsAreFinished", "cancelAllOperations"] {
      method(queue, each, each, [], .void, false)
    }
    let timer = add("Timer", "NSTimer", object)
    let tick = SwiftType.function([.nominal(timer)], .void)
    for (name, selector) in [
      ("scheduledTimer", "scheduledTimerWithTimeInterval:repeats:block:"),
      ("__timer", "timerWithTimeInterval:repeats:block:"),
    ] {
      method(
        timer, name, selector,
        [("withTimeInterval", .double), ("repeats", .bool), ("block", tick)], .nominal(timer),
        true)
    }
    for each in ["invalidate", "fire"] { method(timer, each, each, [], .void, false) }
    property(timer, "isValid", "isValid", .bool, false, false)
    property(timer, "timeInterval", "timeInterval", .double, false, false)
    let loop = add("RunLoop", "NSRunLoop", object)
    property(loop, "current", "currentRunLoop", .nominal(loop), true, false)
    property(loop, "main", "mainRunLoop", .nominal(loop), true, false)
    method(loop, "run", "run", [], .void, false)
    method(loop, "perform", "performBlock:", [("_", work)], .void, false)
    method(loop, "__run", "swiftRunUntil:", [("_", .double)], .void, false)
    method(loop, "__add", "swiftAddTimer:", [("_", .nominal(timer))], .void, false)
    let counting = add("__Counting", "SwiftUnmanaged", object)
    let address = SwiftType.integer("UInt")
    method(counting, "address", "addressOf:", [("_", .any)], address, true)
    method(counting, "retained", "retainedAddressOf:", [("_", .any)], address, true)
    for each in ["retain", "release"] {
      method(counting, each, each + "At:", [("_", address)], .void, true)
    }
    method(counting, "object", "objectAt:", [("_", address)], .any, true)
    method(counting, "take", "takeAt:", [("_", address)], .any, true)
    method(counting, "text", "textOf:", [("_", address)], .string, true)
    let clock = add("__Clock", "NSDate", object)
    property(clock, "now", "timeIntervalSinceReferenceDate", .double, true, false)
    method(clock, "text", "swiftTextOf:", [("_", .double)], .string, true)
  }

  /// Functions about how long something goes on: an object's life, the program's.
  func lifetimeFunction(_ text: String, _ node: SwiftNode, _ arguments: [Int]) -> SwiftValue? {
    switch text {
    case "exit":
      return SwiftValue(type: .never, code: "exit(\(argument(arguments[0], .integer("Int32"))))")
    case "sleep", "usleep":
      let type = SwiftType.integer(text == "sleep" ? "UInt32" : "Int32")
      let span = argument(arguments[0], .integer("UInt32"))
      return SwiftValue(type: type, code: "((\(cType(type)))\(text)(\(span)))")
    case "dispatchMain": return SwiftValue(type: .never, code: "dispatch_main()")
    case "isKnownUniquelyReferenced":
      let id = arguments[0]
      guard tree[id].kind == .inoutArgument else { return nil }
      let value = inoutTarget(tree[id].kid(0), rest: true)
      if value.type == .failed { return failed() }
      if isPlainValue(value.type) {
        error(
          "global function 'isKnownUniquelyReferenced' requires that '\(name(of: value.type))' be a class type",
          at: node.place)
        return failed()
      }
      guard isClass(value.type.unwrapped ?? value.type) != nil, case .direct = value.place else {
        refuse("isKnownUniquelyReferenced of this place", at: node.place)
        return failed()
      }
      return SwiftValue(
        type: .bool, code: "__swift_unique((id __strong *)(void *)&\(value.code))")
    case "autoreleasepool":
      let work = expression(arguments[0], expected: .function([], .null))
      if work.type == .failed { return failed() }
      guard case .function(let taken, let answer) = work.type, taken.isEmpty else {
        refuse("autoreleasepool of this function", at: node.place)
        return failed()
      }
      let result = answer.answer
      if result != answer { isRethrown = true }
      let (f, r) = (fresh("f"), fresh("r"))
      let head: LoweredCode = "\(cType(work.type)) \(f) = \(work.code); "
      if result == .void {
        return SwiftValue(
          type: .void, code: "({ \(head)@autoreleasepool { \(f)(); } (void)0; })")
      }
      return SwiftValue(
        type: result,
        code:
          "({ \(head)\(declaration(result, r)) = \(zero(result)); @autoreleasepool { \(r) = \(f)(); } \(r); })"
      )
    case "withExtendedLifetime":
      let value = expression(arguments[0], expected: nil)
      // The closure may be given the object, too.
      let takesValue = takesOne(arguments[1])
      let work = expression(
        arguments[1], expected: .function(takesValue ? [value.type] : [], .null))
      if value.type == .failed || work.type == .failed { return failed() }
      guard case .function(let taken, let answer) = work.type, taken.count < 2 else { return nil }
      let result = answer.answer
      if result != answer { isRethrown = true }
      let (t, f, r) = (fresh("t"), fresh("f"), fresh("r"))
      let head: LoweredCode =
        "\(declaration(value.type, t)) = \(value.code); \(cType(work.type)) \(f) = \(work.code); "
      let given: LoweredCode = taken.isEmpty ? "" : LoweredCode(t)
      if result == .void {
        return SwiftValue(type: .void, code: "({ \(head)\(f)(\(given)); (void)\(t); })")
      }
      return SwiftValue(
        type: result,
        code: "({ \(head)\(declaration(result, r)) = \(f)(\(given)); (void)\(t); \(r); })")
    default: return nil
    }
  }

  /// Whether something is a function of one value, as far as its text says.
  private func takesOne(_ id: Int) -> Bool {
    let node = tree[id]
    guard node.kind == .closure else {
      if case .function(let taken, _) = probe(id).type { return taken.count == 1 }
      return false
    }
    if node.kid(1) != 0 { return tree[node.kid(1)].kids.count == 1 }
    return anonymousCount(node.kid(3)) == 1
  }

  /// Methods of the frameworks whose result is what their closure answers, unless the call means one of `others`,
  /// which extensions declare.
  func frameworkMethod(
    _ base: SwiftValue, _ index: Int, _ text: String, _ node: SwiftNode, _ arguments: [Int],
    beside others: [SwiftFunction]
  ) -> SwiftValue? {
    let owner = state.nominals[index]
    let isLock = ["NSLock", "NSRecursiveLock", "NSCondition"].contains(owner.name)
    let isSync = owner.name == "DispatchQueue" && text == "sync"
    // `sync(flags: .barrier) { … }`
    let hasFlags = isSync && arguments.count == 2 && node.labels[0] == "flags"
    guard owner.isLibrary, !base.isType, arguments.count == 1 || hasFlags,
      isSync || (isLock && text == "withLock"), !mayMean(others, node, arguments)
    else { return nil }
    var flags: LoweredCode = "0"
    if hasFlags, let type = state.types["DispatchWorkItemFlags"] {
      flags = convert(
        expression(arguments[0], expected: type), to: type, at: tree[arguments[0]].place, mismatch)
    }
    let value = expression(arguments[arguments.count - 1], expected: .function([], .null))
    guard case .function(_, let answer) = value.type else {
      if value.type != .failed {
        refuse("\(owner.name).\(text) with a \(name(of: value.type))", at: node.place)
      }
      return failed()
    }
    let result = answer.answer
    let (f, r, q) = (fresh("f"), fresh("r"), fresh("t"))
    let head: LoweredCode =
      "id \(q) = \(base.code); \(cType(value.type)) \(f) = \(value.code); "
    let before: LoweredCode =
      isLock
      ? "[(\(owner.cname) *)\(q) lock]; "
      : "[(DispatchQueue *)\(q) syncFlags:\(flags) execute:^{ "
    let after: LoweredCode = isLock ? " [(\(owner.cname) *)\(q) unlock]; " : " }]; "
    if result == .void {
      let call = SwiftValue(type: .void, code: "({ \(head)\(before)\(f)();\(after)(void)0; })")
      return answer == result ? call : thrown(call, at: node.place)
    }
    let call = SwiftValue(
      type: result,
      code:
        "({ \(head)__block \(declaration(result, r)) = \(none(result)); \(before)\(r) = \(f)();\(after)\(r); })"
    )
    return answer == result ? call : thrown(call, at: node.place)
  }
}
