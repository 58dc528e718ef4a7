import Diagnostics
import Syntax

/// The variables whose address is taken, and those that are named before they have a value.
///
/// A variable lives in a register unless its address is taken, so the places of `&name` must be known before
/// code is made; and whether `Foo *foo = [foo init]` reads the variable that it fills. One sweep over the arena
/// finds them all.
struct AddressTaken {
  /// Sorted by place, with the name whose variable must live in memory.
  private var entries: [(file: UInt32, start: UInt32, name: NameID)] = []
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
        entries.append((node.place.file, node.place.start, operand.a))
      }
    }
    entries.sort { ($0.file, $0.start) < ($1.file, $1.start) }
  }

  /// Whether the variable that begins with this value is named in it.
  func namesItsVariable(_ initialiser: NodeID) -> Bool { selfNaming.contains(initialiser) }

  /// The names whose address the text of that place takes.
  func names(in place: SourceRange) -> Set<NameID> {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      let entry = entries[middle]
      if (entry.file, entry.start) < (place.file, place.start) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var found: Set<NameID> = []
    while low < entries.count, entries[low].file == place.file, entries[low].start < place.end {
      found.insert(entries[low].name)
      low += 1
    }
    return found
  }
}
