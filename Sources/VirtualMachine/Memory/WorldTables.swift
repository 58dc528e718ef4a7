internal import Bytecode
internal import Diagnostics

/// What only grows: names, code, and information for people. A snapshot holds it for the price of some
/// references (`SharedTables`).
struct WorldTables {
  var selectors: SharedList<String> = []
  var selectorIDs: SharedMap<String, Int> = [:]
  /// By class index; a metaclass has its class's descriptor.
  var classes: SharedList<ClassDescriptor> = []
  var classIDs: SharedMap<String, Int> = [:]
  var callables: SharedList<CallableRecord> = []
  /// Function slots by link name.
  var functionSlots: SharedMap<String, Int> = [:]
  var functionNames: SharedList<String> = []
  /// Callable of each slot, 0 while it is only declared.
  var functionCallables: SharedList<UInt32> = []
  /// Callables kept for functions whose address was taken before they were defined, by slot.
  var awaited: [Int: Int] = [:]
  /// Link names of a program's own prototypes that have met no function of the library.
  var unlinked: [String] = []
  var globals: SharedList<GlobalInfo> = []
  /// Latest global of a link name.
  var globalIDs: SharedMap<String, Int> = [:]
  var protocols: SharedMap<String, ProtocolDefinition> = [:]
  var protocolAddresses: SharedMap<String, UInt64> = [:]
  /// The same, asked the other way.
  var protocolNames: SharedMap<UInt64, String> = [:]
  var cStrings: SharedMap<[UInt8], UInt64> = [:]
  /// By the bytes: Swift takes é and e with an accent for the same text.
  var objcStrings: SharedMap<[UInt8], UInt64> = [:]
  /// Global blocks by their invoke function.
  var globalBlocks: SharedMap<String, UInt64> = [:]
  /// Callables that `imp_implementationWithBlock` has made.
  var blockMethods: [Int] = []
  /// Method encodings by callable.
  var methodEncodings: SharedMap<Int, String> = [:]

  /// A snapshot is about to be taken, or has been put back.
  mutating func share(_ owner: TableOwner, moment: Int) {
    selectors.share(owner, moment: moment)
    classes.share(owner, moment: moment)
    callables.share(owner, moment: moment)
    functionNames.share(owner, moment: moment)
    functionCallables.share(owner, moment: moment)
    globals.share(owner, moment: moment)
    selectorIDs.share()
    classIDs.share()
    functionSlots.share()
    globalIDs.share()
    protocols.share()
    protocolAddresses.share()
    protocolNames.share()
    globalBlocks.share()
    cStrings.share()
    objcStrings.share()
    methodEncodings.share()
  }

  /// Many worlds are about to begin with these.
  mutating func freeze() {
    selectorIDs.freeze()
    classIDs.freeze()
    functionSlots.freeze()
    globalIDs.freeze()
    protocols.freeze()
    protocolAddresses.freeze()
    protocolNames.freeze()
    globalBlocks.freeze()
    cStrings.freeze()
    objcStrings.freeze()
    methodEncodings.freeze()
  }
}

/// What a person may want to know of a class; the machine's own record lies in memory (`ClassRecord`).
struct ClassDescriptor {
  var name = ""
  var ivars: [IvarDefinition] = []
  var protocols: [String] = []
  var properties: [PropertyDefinition] = []
  var isPrelude = true
  /// A front end made it for itself.
  var isMade = false
  /// The library keeps it to itself.
  var isInternal = false
  var place = SourceRange.none
}
