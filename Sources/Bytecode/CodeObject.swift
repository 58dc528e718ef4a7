package import Diagnostics

/// Who made a function: what nobody wrote carries this mark, from where it was made to whoever shows it. A
/// name tells nothing, since a program may use any.
package enum CodeMaker: Sendable {
  /// Its author, a program's or the library's.
  case program
  /// The compiler: what copies the captures of a block, and the value of a `__block` variable.
  case block
  /// The compiler: what ends them.
  case blockEnd
  /// The compiler: what releases the ivars of an object under ARC.
  case ivars
  /// A front end: a part of something that the program wrote, such as the end of a `deinit`.
  case part
  /// A front end, for itself.
  case frontEnd
}

/// One compiled function, method, block or input: instructions and what they refer to, as plain data.
package struct CodeObject: Sendable {
  /// As a person reads it: `-[Singleton retain]`, `+[Counter shared]`, `main`, `input 3`.
  package var name: String
  package var instructions: [Instruction]
  package var constants: [Constant]
  /// Places where the loader writes a number that it alone knows.
  package var relocations: [Relocation]
  /// For `switchTable`.
  package var switchTables: [SwitchTable] = []
  /// Where exceptions go; innermost first.
  package var handlers: [Handler] = []
  /// Header + parameters + locals + temporaries, in slots; the most that any call in it needs included
  /// up to its `base` (the callee's slots are the callee's own).
  package var registerCount: Int
  /// Addressable memory behind the registers, in bytes, a multiple of 16.
  package var memoryBytes: Int
  /// Slots of named parameters behind the header (for a method self and _cmd count).
  package var parameterCount: Int
  package var isVariadic: Bool
  /// What the function returns, as an @encode string; "v" for nothing.
  package var resultEncoding: String
  /// Method of the init family, dealloc, …: nil for all others.
  package var watched: WatchedEntry?
  package var lines: LineTable
  package var variables: [VariableInfo]
  /// It belongs to the library.
  package var isPrelude = false
  /// The library keeps it to itself: nobody else knows its name. Its blocks are such, too.
  package var isInternal = false
  /// Of a block: the function or method around it, however many blocks lie between them.
  package var blockOf: String?
  /// It makes the counts that several owners of C++ share (`ValueShape.counts`).
  package var makesCounts = false
  /// Compiled without ARC: what the compiler wrote for blocks and weak variables is no ARC either.
  package var isManual = false
  package var maker = CodeMaker.program
  /// A programmer wrote it, or it is a part of what one wrote: not the library's, and made by nobody else.
  package var isProgrammers: Bool { !isPrelude && (maker == .program || maker == .part) }
  /// What other threads can see it do, for a function of the library that says so.
  package var visible = VisibleOperation.none
  /// The whole definition, for `:source` and `:stack`.
  package var place: SourceRange
  /// Where its instructions come from at the first call; nil: they are here.
  package var body: MissingBody?

  package init(
    name: String, instructions: [Instruction] = [], constants: [Constant] = [],
    relocations: [Relocation] = [], registerCount: Int = FrameLayout.headerSlots,
    memoryBytes: Int = 0, parameterCount: Int = 0, isVariadic: Bool = false,
    resultEncoding: String = "v", watched: WatchedEntry? = nil, lines: LineTable = LineTable(),
    variables: [VariableInfo] = [], place: SourceRange = .none
  ) {
    self.name = name
    self.instructions = instructions
    self.constants = constants
    self.relocations = relocations
    self.registerCount = registerCount
    self.memoryBytes = memoryBytes
    self.parameterCount = parameterCount
    self.isVariadic = isVariadic
    self.resultEncoding = resultEncoding
    self.watched = watched
    self.lines = lines
    self.variables = variables
    self.place = place
  }
}

/// A constant that the loader turns into 64 bits.
package enum Constant: Equatable, Sendable {
  case bits(UInt64)
  /// Address of a global, by link name, plus an offset.
  case global(String, offset: Int)
  /// Address of bytes (a NUL is added) plus an offset; equal literals share their memory.
  case cString([UInt8], offset: Int = 0)
  /// The constant NSString with this UTF-8 text.
  case objcString(String)
  /// The class object of this name.
  case classObject(String)
  /// A SEL.
  case selector(String)
  /// The address of a function, by link name.
  case function(String)
  /// A Protocol object.
  case protocolObject(String)
  /// The global block whose invoke function and descriptor have these link names; one object per name.
  case globalBlock(invoke: String, descriptor: String)
}

/// A field of an instruction that the loader fills in.
package struct Relocation: Equatable, Sendable {
  package enum Target: Equatable, Sendable {
    /// b of a send
    case selector(String)
    /// c of a `sendSuper`: the class that holds the code, or its metaclass
    case superOf(String, isMeta: Bool)
    /// imm32 of a `call`: a function by link name
    case function(String)
  }
  package var pc: Int
  package var target: Target

  package init(pc: Int, target: Target) {
    self.pc = pc
    self.target = target
  }
}

/// Cases of a switch, sorted by `low`. Offsets are absolute instruction indices.
package struct SwitchTable: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package var low: Int64
    package var high: Int64
    package var target: Int
    package init(low: Int64, high: Int64, target: Int) {
      self.low = low
      self.high = high
      self.target = target
    }
  }
  package var entries: [Entry]
  package var defaultTarget: Int
  package init(entries: [Entry], defaultTarget: Int) {
    self.entries = entries
    self.defaultTarget = defaultTarget
  }
}

/// Instructions start..<end are protected; an exception continues at `target`.
package struct Handler: Equatable, Sendable {
  package var start: Int
  package var end: Int
  package var target: Int
  /// It only ends variables and passes the exception on: where nobody else catches, nothing is unwound.
  package var isCleanup: Bool
  package init(start: Int, end: Int, target: Int, isCleanup: Bool = false) {
    self.start = start
    self.end = end
    self.target = target
    self.isCleanup = isCleanup
  }
}

extension CodeObject {
  /// For each instruction where an exception of it goes on: the target of the innermost handler, which is the
  /// first of the list; -1 where it leaves the function. Nested handlers cost no more than flat ones.
  package func landings() -> [Int] {
    let count = instructions.count
    var targets = [Int](repeating: -1, count: count)
    if handlers.isEmpty { return targets }
    // From each place the next one that has none yet.
    var free = Array(0...count)
    for handler in handlers {
      var pc = max(0, handler.start)
      while pc < min(handler.end, count) {
        var next = pc
        while free[next] != next {
          free[next] = free[free[next]]
          next = free[next]
        }
        if next < handler.end, next < count {
          targets[next] = handler.target
          free[next] = next + 1
        }
        pc = next + 1
      }
    }
    return targets
  }
}

/// Which source place each instruction comes from, as runs: entry i holds from `starts[i]` on.
package struct LineTable: Equatable, Sendable {
  package private(set) var starts: [Int32] = []
  package private(set) var places: [SourceRange] = []

  package init() {}

  /// Says that instructions from `pc` on belong to `place`. Called with growing `pc`.
  package mutating func mark(_ pc: Int, _ place: SourceRange) {
    if places.last == place { return }
    if starts.last == Int32(pc) {
      places[places.count - 1] = place
      return
    }
    starts.append(Int32(pc))
    places.append(place)
  }

  /// How far it goes now. The last entry may still get another place.
  package struct Mark: Equatable, Sendable {
    var count: Int
    var last: SourceRange?
  }
  package var mark: Mark { Mark(count: places.count, last: places.last) }

  /// Takes back what was said since.
  package mutating func cut(to mark: Mark) {
    starts.removeSubrange(mark.count...)
    places.removeSubrange(mark.count...)
    if let last = mark.last { places[mark.count - 1] = last }
  }

  package func place(at pc: Int) -> SourceRange {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= pc { low = middle } else { high = middle }
    }
    return places.isEmpty ? .none : places[low]
  }
}

/// A named variable of a function, for `:stack`, `:why` and the search for leaks.
package struct VariableInfo: Equatable, Sendable {
  package enum Home: Equatable, Sendable {
    case register(Int)
    /// Offset in the frame's memory.
    case memory(Int)
  }
  package var name: String
  package var encoding: String
  package var home: Home
  /// Instructions in which it is in scope.
  package var start: Int
  package var end: Int
  /// Bytes, for one in memory; 0: a word.
  package var size: Int
  /// It has granules of the frame's memory to itself, between closed ones.
  package var hasGranules: Bool { size > 0 && !isShared }
  /// It is the value in a structure of `ByrefLayout`, which may have moved to where its `forwarding` says.
  package var isShared: Bool
  /// Its bytes begin undefined: there is no initialiser.
  package var isUndefined: Bool
  /// The declaration.
  package var place: SourceRange
  package init(
    name: String, encoding: String, home: Home, start: Int, end: Int, size: Int = 0,
    isShared: Bool = false, isUndefined: Bool = false, place: SourceRange = .none
  ) {
    self.name = name
    self.isShared = isShared
    self.size = size
    self.isUndefined = isUndefined
    self.place = place
    self.encoding = encoding
    self.home = home
    self.start = start
    self.end = end
  }
}
