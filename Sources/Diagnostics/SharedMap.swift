/// A dictionary that only grows and is kept at a thousand moments: new entries go into a small one, which flows into the
/// larger ones behind it.
///
/// Each input's snapshot holds the names of that moment. Of a dictionary of Swift's it would hold a copy of its own as soon
/// as one entry is added; here it shares the layers, which nobody changes, and copies at most the small one on top.
///
/// It is public where all else is of the package: only then do other targets make a version of it for their own keys, and
/// asking for each type at each look would be half of a start.
public struct SharedMap<Key: Hashable, Value>: ExpressibleByDictionaryLiteral {
  @usableFromInline
  final class Layer {
    @usableFromInline let entries: [Key: Value?]
    @inlinable init(_ entries: [Key: Value?]) { self.entries = entries }
  }

  @inlinable static var roomOnTop: Int { 16 }
  /// Entries that the layers behind hold at most, the last without limit.
  @inlinable static var rooms: [Int] { [256, 4096, .max] }

  /// nil: the entry has been taken away.
  @usableFromInline var top: [Key: Value?] = [:]
  /// The smallest first; never changed, so snapshots and other worlds may hold them.
  @usableFromInline var layers: [Layer] = []

  @inlinable
  public init() {}

  @inlinable
  public init(dictionaryLiteral elements: (Key, Value)...) {
    for (key, value) in elements { self[key] = value }
  }

  public subscript(_ key: Key) -> Value? {
    @inlinable
    get {
      if let value = top[key] { return value }
      for layer in layers where !layer.entries.isEmpty {
        if let value = layer.entries[key] { return value }
      }
      return nil
    }
    @inlinable
    set {
      top[key] = .some(newValue)
    }
    // What is changed in place is held by nobody else, so a list in it is not copied.
    @inlinable
    _modify {
      var value = self[key]
      top[key] = .some(nil)
      defer { top[key] = .some(value) }
      yield &value
    }
  }

  /// A snapshot is about to be taken: from now on new entries must not copy many.
  @inlinable
  public mutating func share() {
    if top.count >= SharedMap.roomOnTop { settle() }
  }

  @inlinable
  mutating func settle() {
    var carried = top
    top = [:]
    for number in SharedMap.rooms.indices {
      if number == layers.count {
        layers.append(Layer(carried))
        return
      }
      carried = layers[number].entries.merging(carried) { $1 }
      if carried.count <= SharedMap.rooms[number] {
        layers[number] = Layer(carried)
        return
      }
      layers[number] = Layer([:])
    }
  }

  /// All in one layer, for an image that many worlds begin with.
  @inlinable
  public mutating func freeze() {
    var all: [Key: Value?] = [:]
    swap(&all, &top)
    for layer in layers where !layer.entries.isEmpty { all = layer.entries.merging(all) { $1 } }
    layers = [Layer([:]), Layer([:]), Layer(all)]
  }

  /// All entries, in no order.
  @inlinable
  public var entries: [Key: Value] {
    var all: [Key: Value?] = [:]
    for layer in layers.reversed() { all.merge(layer.entries) { $1 } }
    all.merge(top) { $1 }
    return all.compactMapValues { $0 }
  }

  @inlinable
  public var keys: [Key] { Array(entries.keys) }
  @inlinable
  public var values: [Value] { Array(entries.values) }
}

/// The layers are never changed.
extension SharedMap.Layer: @unchecked Sendable {}
extension SharedMap: Sendable where Key: Sendable, Value: Sendable {}
