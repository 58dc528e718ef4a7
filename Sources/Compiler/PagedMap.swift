import Diagnostics
import Syntax

/// A dictionary that grows and is kept at a thousand moments, as `Pages` is a list: what a class declares.
///
/// It lies behind one reference, since what is known of a class is handed about a good deal; the first change after that
/// copies as much as `Pages` do. The order of its entries is that in which their keys came.
struct PagedMap<Key: Interned, Value: Sendable>: Sendable {
  /// Nobody but `PagedMap` changes it, and only where it is the one owner.
  private final class Storage: @unchecked Sendable {
    var keys = InternTable<Key>()
    /// By the numbers of the keys; nil: taken away.
    var values = Pages<Value?>()

    init(_ other: Storage?) {
      guard let other else { return }
      keys = other.keys
      values = other.values
    }
  }

  /// nil: nothing was ever entered.
  private var storage: Storage?

  subscript(_ key: Key) -> Value? {
    get {
      guard let storage, let number = storage.keys.find(key) else { return nil }
      return storage.values[number]
    }
    set {
      let known = storage?.keys.find(key)
      if known == nil, newValue == nil { return }
      let own = own()
      if let known {
        own.values[known] = newValue
      } else {
        own.keys.append(key)
        own.values.append(newValue)
      }
    }
  }

  private mutating func own() -> Storage {
    if storage == nil || !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
    return storage ?? Storage(nil)
  }

  /// Keys that were ever entered.
  var count: Int { storage?.values.count ?? 0 }

  var keys: [Key] {
    guard let storage else { return [] }
    return storage.values.indices.filter { storage.values[$0] != nil }.map { storage.keys[$0] }
  }

  var values: [Value] { storage?.values.compactMap { $0 } ?? [] }
}

extension NameID: Interned {
  var mixed: UInt64 { mix(0, self) }
}
