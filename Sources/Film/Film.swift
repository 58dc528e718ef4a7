package import Diagnostics
internal import Ownership
internal import VirtualMachine

/// A film: all moments of a run, and the texts that it came from.
///
/// One run is one take. A schedule that was found to fail may have a second take beside it: its nearest twin that
/// ends well.
package struct Film: Sendable {
  package struct Take: Sendable {
    /// A key behind `film.take.`; the only take has none.
    package var key: String
    package var moments: [FilmMoment]
    /// The visible operations, where the threads' order was chosen.
    package var lanes: [Lane]
    package var isCut: Bool

    package init(
      key: String = "", moments: [FilmMoment], lanes: [Lane] = [], isCut: Bool = false
    ) {
      self.key = key
      self.moments = moments
      self.lanes = lanes
      self.isCut = isCut
    }
  }
  /// One visible operation of a schedule.
  package struct Lane: Equatable, Sendable {
    package var thread: Int
    package var source: String
    package var variable: String
    package var value: String
    package var isWrite: Bool

    package init(thread: Int, source: String, variable: String, value: String, isWrite: Bool) {
      self.thread = thread
      self.source = source
      self.variable = variable
      self.value = value
      self.isWrite = isWrite
    }
  }

  package var title: String
  package var sources: SourceMap
  package var takes: [Take]

  package init(title: String, sources: SourceMap, takes: [Take]) {
    self.title = title
    self.sources = sources
    self.takes = takes
  }

  package var isCut: Bool { takes.contains(where: \.isCut) }

  /// Statements of the first take.
  package var steps: Int { takes.first?.moments.count { $0.isStatement } ?? 0 }

  /// Files that a moment names, and inputs, in the order in which they were read.
  var files: [UInt32] {
    var seen: Set<UInt32> = []
    for take in takes {
      for moment in take.moments where !moment.place.isNone {
        seen.insert(moment.place.file)
      }
    }
    return seen.sorted()
  }

  /// Places of all objects that are ever seen, a layout for each zone.
  func layouts() -> [Int: FilmLayout] {
    var forms: [UInt32: Set<FilmRoom>] = [:]
    var zones: [UInt32: Int] = [:]
    var order: [UInt32] = []
    var edges: Set<FilmEdge> = []
    var bySign: [String: UInt32?] = [:]
    for take in takes {
      var before = FilmState()
      for moment in take.moments {
        for (serial, object) in moment.state.changes(since: before) {
          guard let object else { continue }
          if forms[serial] == nil { order.append(serial) }
          zones[serial] = object.zone
          forms[serial, default: []].insert(
            FilmRoom(serial, object, since: before.live[serial]))
          for sign in object.signs where !sign.sign.isWord {
            let holder =
              bySign[sign.sign.label] ?? FilmLabel.holder(sign.sign.label)
            bySign[sign.sign.label] = holder
            edges.insert(FilmEdge(from: holder ?? 0, to: serial))
          }
        }
        before = moment.state
      }
    }
    order.sort()
    let sorted = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    var layouts: [Int: FilmLayout] = [:]
    for zone in Set(zones.values) {
      let own = order.filter { zones[$0] == zone }
      let inside = Set(own)
      let edges = sorted.filter {
        inside.contains($0.to) && ($0.from == 0 || inside.contains($0.from))
      }.map { ($0.from, $0.to) }
      // How many columns there are says how wide they are, and that, how high the boxes.
      let columns = FilmLayout(boxes: own.map { ($0, 2) }, edges: edges).columns
      layouts[zone] = FilmLayout(
        boxes: own.map { serial in
          let lines = (forms[serial] ?? []).map { $0.lines(ofColumns: columns) }.max() ?? 2
          return (serial, min(max(2, lines), FilmRoom.most))
        }, edges: edges)
    }
    return layouts
  }
}

private struct FilmEdge: Hashable {
  var from: UInt32
  var to: UInt32
}

/// What a bracket's label says of the holder.
enum FilmLabel {
  /// The object that `#1.cargo`, `in #3`, `block #4`, `with #3` name; nil: none.
  static func holder(_ label: String) -> UInt32? {
    guard let hash = label.firstIndex(of: "#") else { return nil }
    let parts = label[hash...].split(separator: ".", maxSplits: 2).map(String.init)
    // Made by another thread, `#2.6.cargo`; else the first part alone is the number.
    return parts.count > 1
      ? serialNumber(parts[0] + "." + parts[1]) ?? serialNumber(parts[0])
      : parts.first.flatMap(serialNumber)
  }
}
