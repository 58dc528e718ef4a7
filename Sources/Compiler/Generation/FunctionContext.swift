import Bytecode
import Diagnostics
import Syntax

/// What is known about the function around the code that is being made: its result, its class if it is a
/// method, the loops and pools that are open.
struct FunctionContext {
  var isEntry = false
  /// The variable outside of functions whose value is being made: its blocks are called after it.
  var initialised: NameID?
  /// What is read is the initialiser of a variable outside of functions.
  var isFileScope = false
  /// `-[Foo bar:]`, for `__PRETTY_FUNCTION__` and names of statics.
  var displayName = ""
  var shortName = ""
  /// Of a block: the function around (`CodeObject.blockOf`).
  var blockOf: String?
  var makesCounts = false
  /// What `__func__` says: with the category of a method, and the function around a block.
  var predefinedName = ""
  var result: TypeID = .void
  var isVariadic = false
  /// `int main(void)`, for `__PRETTY_FUNCTION__` in a function of C.
  var prettyName = ""
  var place: SourceRange = .none
  /// Depth of the scopes in the outermost block: its variables end with the function.
  var bodyDepth = 0
  /// A `return` with a value was met.
  var returnsSomewhere = false
  /// Labels and cases met so far: a jump may lead to each.
  var labelCount = 0
  /// Variables declared with `cleanup(f)`: f is given their addresses.
  var cleanedUp: Set<NameID> = []
  /// For methods: the class that holds the code.
  var className: NameID = 0
  /// The class whose ivars the code may reach: that of a method, and of a function within an `@implementation`.
  var insider: NameID = 0
  var isMethod = false
  var isClassMethod = false
  var selector: NameID = 0
  var watched: WatchedEntry?
  var visible = VisibleOperation.none
  var maker = CodeMaker.program
  /// An attribute says whether the caller owns the result; nil: the name tells.
  var returnsRetained: Bool?
  /// `ns_consumes_self`: the caller gave a count of self away.
  var consumesSelf = false
  /// Name of an ivar -> where it is, for the class of this method.
  var ivars: [NameID: IvarInfo] = [:]

  /// What must be undone when a block is left by whatever way.
  enum Cleanup: Equatable {
    /// A strong variable in a register, in the frame's memory; a weak one; an array of them (ARC)
    case strong(Int)
    case strongMemory(Int)
    case weakMemory(Int)
    case elements(offset: Int, count: Int, isWeak: Bool)
    /// The end of a -dealloc compiled under ARC
    case superDealloc
    /// Register with the token of an @autoreleasepool
    case pool(Int)
    /// Register with the object that a @synchronized has locked
    case lock(Int)
    /// A @finally block, by index in `finallyBlocks`
    case finally(Int)
    /// A protected region ends here, by index in `regions`
    case region(Int)
    /// A `__block` variable at this offset in the frame's memory
    case byref(Int)
    /// An array of variable length: where its address and its size are in the frame's memory
    case variableArray(slot: Int, size: Int, owner: UnitCompiler.Ownership)
    /// A variable with `cleanup(f)`, by index in `cleanupCalls`
    case call(Int)
    /// Of a single variable in the frame's memory: where.
    var offset: Int? {
      switch self {
      case .strongMemory(let offset), .weakMemory(let offset): offset
      default: nil
      }
    }
  }
  /// Functions to be called at the end of a block, with where the variable is in the frame's memory.
  var cleanupCalls: [(function: FunctionInfo, offset: Int)] = []
  /// Protected regions whose exceptions end variables on their way, by the region's index.
  var guardedCleanups: [Int: [Cleanup]] = [:]
  /// Where the sizes of arrays of variable length are kept, by the place where the length was written.
  var variableSizes: [NodeID: Int] = [:]
  /// The declarations of the parameters, whose types may mention such lengths.
  var parameterTypes: [NodeID] = []
  /// The initialiser is that of a static variable: it may fill a flexible array.
  var fillsFlexible = false
  var cleanups: [Cleanup] = []
  /// Variables declared `register`.
  var withoutAddress: Set<NameID> = []
  /// Expressions being evaluated, with the temporaries that ARC releases at their ends.
  var fullExpressions: [UnitCompiler.FullExpression] = []

  // MARK: Blocks
  /// This is the body of a block: `scopes` still has the names of the functions around it.
  var isBlock = false
  /// Entries of the scope stack below this one belong to the functions around.
  var scopeBase = 0
  /// The result type is that of the first `return`.
  var infersResult = false
  /// The result type is that of the first `return`, which has been seen.
  var hasInferred = false
  var captures: [UnitCompiler.Capture] = []
  /// Bytes of the block object so far.
  var captureEnd = BlockLayout.captures
  /// Blocks written in this function, for their names.
  var blockCount = 0
  /// In a block: what `__func__` says in the function around all blocks.
  var outermostName = ""

  var regions: [UnitCompiler.ProtectedRegion] = []
  var finallyBlocks: [UnitCompiler.FinallyBlock] = []
  /// Where a returned value waits while @finally blocks run; -1 outside of them.
  var returnHome = -1
  /// Registers with the exceptions of the open @catch clauses.
  var caught: [Int] = []

  /// An open loop or switch.
  struct Breakable {
    var breakLabel: Int
    /// -1 for a switch
    var continueLabel: Int
    /// Number of cleanups outside it.
    var cleanups: Int
  }
  var breakables: [Breakable] = []

  /// Where a block of statements began.
  struct OpenBlock {
    /// The first free register.
    var register: Int
    var cleanups: Int
    /// Labels of the function so far; -1 where the block's variables outlive it.
    var labels: Int
    /// Regions that end something on an exception's way out, in the order in which they were opened.
    var guards: [Int] = []
  }
  /// Innermost last.
  var openBlocks: [OpenBlock] = []
  /// So many loops are around whose condition or step is being compiled: it runs again and again within one scope.
  var repeats = 0
  /// Out-parameters of the calls being made (ARC).
  var writeBacks: [UnitCompiler.WriteBack] = []
  /// Properties that `Value.property` refers to.
  var propertyReferences: [PropertyReference] = []
  /// What the conditional jumps being written decide, in the source's words.
  var branchOwner: FunctionBuilder.Branch?

  struct OpenSwitch {
    var table: Int
    var type: TypeID
    var cases: [(low: Int64, high: Int64, label: Int, place: SourceRange)] = []
    var defaultLabel = -1
    /// Number of cleanups outside it.
    var cleanups: Int
  }
  var switches: [OpenSwitch] = []

  struct Label {
    var label: Int
    var isDefined = false
    var cleanups: [Cleanup] = []
    /// Expressions open around the label.
    var expressions = 0
    var place: SourceRange
  }
  var labels: [NameID: Label] = [:]
  /// Gotos that leave a block with cleanups: made at the end, when all labels are known.
  var pendingGotos:
    [(
      stub: Int, name: NameID, cleanups: [Cleanup],
      temporaries: [[UnitCompiler.FullExpression.Home]], registers: Int, place: SourceRange
    )] = []
}

/// Names inside functions: blocks within blocks, the innermost found first.
///
/// Each name has the index of its innermost declaration in `heads`; a declaration remembers the one it
/// hides. Entering a block notes how many declarations there are, leaving it takes the newer ones back.
struct ScopeStack {
  enum Meaning {
    case register(Int)
    case frame(Int)
    /// A `__block` variable: offset of its structure in the frame's memory
    case byref(Int)
    /// An array of variable length: offset in the frame's memory of its address
    case variableArray(Int)
    /// A static or extern variable, by index in the unit's constants table.
    case global(GlobalVariable)
    case function(FunctionInfo)
    case typedef
    case constant(Int64)
  }
  struct Entry {
    var name: NameID
    var meaning: Meaning
    var type: TypeID
    var hidden: Int32
    var depth: Int
    var variable: Int
    /// The variable of a for-in under ARC, which owns nothing and cannot be assigned to.
    var isFixed = false
    /// What it begins with and keeps: a constant of a whole-number type.
    var knownValue: Int64?
  }
  private(set) var entries: [Entry] = []
  private var heads: [Int32] = []
  private(set) var marks: [(entries: Int, tags: Int)] = []
  private var tags: [(name: NameID, type: TypeID, depth: Int, hidden: Int?)] = []
  /// Where the tag of a name stands that is seen.
  private var tagHeads: [NameID: Int] = [:]

  var depth: Int { marks.count }

  mutating func prepare(nameCount: Int) {
    heads = Array(repeating: -1, count: nameCount + 64)
  }
  mutating func push() { marks.append((entries.count, tags.count)) }
  /// Closes a block and tells which variables end with it.
  mutating func pop(_ ended: (Int) -> Void = { _ in }) {
    guard let mark = marks.popLast() else { return }
    while entries.count > mark.entries {
      let entry = entries.removeLast()
      heads[Int(entry.name)] = entry.hidden
      if entry.variable >= 0 { ended(entry.variable) }
    }
    while tags.count > mark.tags {
      let tag = tags.removeLast()
      tagHeads[tag.name] = tag.hidden
    }
  }
  mutating func declare(
    _ name: NameID, _ meaning: Meaning, type: TypeID, variable: Int = -1
  ) {
    while heads.count <= Int(name) { heads.append(-1) }
    entries.append(
      Entry(
        name: name, meaning: meaning, type: type, hidden: heads[Int(name)], depth: depth,
        variable: variable))
    heads[Int(name)] = Int32(entries.count - 1)
  }
  mutating func know(_ name: NameID, _ value: Int64) {
    if let index = findIndex(name) { entries[index].knownValue = value }
  }
  mutating func fixLast() {
    if !entries.isEmpty { entries[entries.count - 1].isFixed = true }
  }
  func find(_ name: NameID) -> Entry? { findIndex(name).map { entries[$0] } }
  func findIndex(_ name: NameID) -> Int? {
    guard Int(name) < heads.count, heads[Int(name)] >= 0 else { return nil }
    return Int(heads[Int(name)])
  }
  mutating func declareTag(_ name: NameID, _ type: TypeID) {
    tags.append((name, type, depth, tagHeads.updateValue(tags.count, forKey: name)))
  }
  func findTag(_ name: NameID) -> (type: TypeID, depth: Int)? {
    tagHeads[name].map { (tags[$0].type, tags[$0].depth) }
  }
}
