/// The living objects of a moment, by their numbers.
///
/// A film has thousands of moments, and from one to the next hardly an object changes. So they lie in chunks of
/// neighbours, and moments share the chunks in which nothing is new: a moment costs what it changes, however many live.
package struct LiveObjects: Equatable, Sendable {
  private var chunks: [UInt32: [UInt32: FilmState.Object]] = [:]
  private static let neighbours: UInt32 = 16

  package init() {}

  package subscript(serial: UInt32) -> FilmState.Object? {
    get { chunks[serial / LiveObjects.neighbours]?[serial] }
    set {
      let chunk = serial / LiveObjects.neighbours
      chunks[chunk, default: [:]][serial] = newValue
      if chunks[chunk]?.isEmpty == true { chunks[chunk] = nil }
    }
  }

  /// In no order.
  package var serials: some Sequence<UInt32> { chunks.values.lazy.flatMap(\.keys) }

  package var count: Int { chunks.values.reduce(0) { $0 + $1.count } }

  package var all: [UInt32: FilmState.Object] {
    chunks.values.reduce(into: [:]) { $0.merge($1) { $1 } }
  }

  /// Who is not as in `before`, or is there no more (nil).
  func changes(since before: LiveObjects) -> [UInt32: FilmState.Object?] {
    var changed: [UInt32: FilmState.Object?] = [:]
    for (number, chunk) in chunks {
      let was = before.chunks[number] ?? [:]
      if was == chunk { continue }
      for (serial, object) in chunk where was[serial] != object {
        changed.updateValue(object, forKey: serial)
      }
      for serial in was.keys where chunk[serial] == nil {
        changed.updateValue(nil, forKey: serial)
      }
    }
    for (number, was) in before.chunks where chunks[number] == nil {
      for serial in was.keys { changed.updateValue(nil, forKey: serial) }
    }
    return changed
  }
}
