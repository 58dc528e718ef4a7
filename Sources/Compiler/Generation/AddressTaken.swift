import Diagnostics
import Syntax

/// The variables whose address is taken, and those that are named before they have a value.
///
/// A variable lives in a register unless its address is taken, so the places of `&name` must be known before
/// code is made; and whether `Foo *foo = [foo init]` reads the variable that it fills. One sweep over the arena
/// finds them all.
struct AddressTaken {
  /// Where the address of what has the name is taken, in order. (Not by function: what is made of one template
  /// stands at one place, a thousand times.)
  private var places: [NameID: [(file: UInt32, start: UInt32)]] = [:]
  /// Initialisers that name the variable they belong to.
  private var selfNaming: Set<NodeID> = []

  init(_ tree: Tree) {
    // What stands in an initialiser comes before the declaration: the last mention of the name is in it, or none.
    var mentions: [NameID: SourceRange] = [:]
    for node in tree.nodes {
      switch node.kind {
      case .identifier:
        mentions[node.a] = node.place
        continue
      case .variableDeclaration where node.c != 0:
        let value = tree[node.c].place
        if let mention = mentions[node.a], mention.file == value.file,
          mention.start >= value.start, mention.end <= value.end
        {
          selfNaming.insert(node.c)
        }
        continue
      case .unary: break
      default: continue
      }
      guard
        node.flags & NodeFlags.operatorMask == UInt32(UnaryOperator.addressOf.rawValue)
      else { continue }
      var operand = tree[node.a]
      while operand.kind == .member && operand.flags & NodeFlags.arrow == 0
        || operand.kind == .subscriptAccess
      {
        operand = tree[operand.a]
      }
      if operand.kind == .identifier {
        places[operand.a, default: []].append((node.place.file, node.place.start))
      }
    }
    for name in places.keys { places[name]?.sort { $0 < $1 } }
  }

  /// Whether the variable that begins with this value is named in it.
  func namesItsVariable(_ initialiser: NodeID) -> Bool { selfNaming.contains(initialiser) }

  /// Whether the text of that place takes the address of what has the name.
  func takes(_ name: NameID, in place: SourceRange) -> Bool {
    guard let taken = places[name] else { return false }
    var low = 0
    var high = taken.count
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] < (place.file, place.start) { low = middle + 1 } else { high = middle }
    }
    return low < taken.count && taken[low] < (place.file, place.end)
  }
}

extension UnitCompiler {
  /// Whether the variable of the function that is being made needs an address.
  func livesInMemory(_ name: NameID) -> Bool {
    function.cleanedUp.contains(name) || addressTaken.takes(name, in: function.place)
  }
}
