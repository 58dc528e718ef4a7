internal import VirtualMachine

/// What an input changed, object by object: the account of before laid beside the account of after.
///
/// It tells the net effect. A unit that was taken and given back within the input is no change; of an object
/// that was made and died within it, the row shows its peak and who held it then.
package struct Picture: Equatable, Sendable {
  package enum Mark: String, Sendable {
    case made = "+"
    case changed = "~"
    /// A class was asked, and answered with an object that was there before.
    case asked = "="
    case died = "x"
    case lost = "?"
    case context = " "
  }
  /// A plain instance variable and its values in order.
  package struct Variable: Equatable, Sendable {
    package var name: String
    package var values: [String]
    package init(name: String, values: [String]) {
      self.name = name
      self.values = values
    }
  }
  package struct Row: Equatable, Sendable {
    package var mark: Mark
    package var serial: UInt32
    package var className: String
    /// Before and after, with the peak between them where the object lived only within the input; one number
    /// where the count is what it was.
    package var counts: [UInt64]
    package var signs: [OwnerSign]
    package var variables: [Variable] = []

    package init(
      mark: Mark, serial: UInt32, className: String, counts: [UInt64], signs: [OwnerSign],
      variables: [Variable] = []
    ) {
      self.mark = mark
      self.serial = serial
      self.className = className
      self.counts = counts
      self.signs = signs
      self.variables = variables
    }

    /// Brackets without a minus.
    package var units: [OwnerSign] { signs.filter(\.isUnit) }
  }
  /// What the rows do not say by themselves.
  package enum Remark: Equatable, Sendable {
    /// They hold each other, and nothing else leads to them.
    case ring([UInt32])
    /// Nothing leads to it any more.
    case leak([UInt32])
    /// Its -dealloc has run and never came to the root class's.
    case unfinished([UInt32])
    /// One died and let go of another; names that still point to what died.
    case letGo(died: UInt32, of: [UInt32], dangling: [String])
    /// A function ended and its variables let go; whether ARC wrote the releases.
    case scopeEnded(function: String, variables: [String], isARC: Bool)
    /// Nothing new was made, or the init of what was made answered with it: these names are one object.
    case oneObject([String], instead: UInt32?)
    /// Nothing new was made: a method answered.
    case answered(method: String)
    /// Init ran again: the variables that it wrote over, and their values.
    case initAgain(serial: UInt32, number: Int, variables: [Variable])
    /// What `-retainCount` says where it is overridden.
    case claims(serial: UInt32, count: UInt64)
  }
  package var rows: [Row]
  package var remarks: [Remark]
  /// What waits in a pool here waits in one that the program has made, and not in the prompt's.
  package var waitsInOwnPool = false

  package init(rows: [Row] = [], remarks: [Remark] = []) {
    self.rows = rows
    self.remarks = remarks
  }

  package var isEmpty: Bool { rows.isEmpty }
}

/// All objects that a program could mean, at one moment.
package struct OwnersOfMoment: Sendable {
  package var objects: [UInt32: OwnedObject]
  package var event: Int

  /// More objects than this are no picture.
  package static let most = 20_000
}

extension Ledger {
  /// nil: there are too many to be drawn. The library's own are hidden, unless the program has a name for one. Where
  /// `seen` is given, as for a film, these objects stay in sight, and whatever a bracket in sight names is there, too.
  /// `staying`: what a picture has shown stays in sight as long as it lives, though no variable names it any more: its
  /// count goes on to move, and its end is news.
  package func owners(
    seen: Set<UInt32>? = nil, staying: Set<UInt32> = []
  ) -> OwnersOfMoment? {
    let world = moment.world
    let live = world.liveObjects(includingStrings: true, most: OwnersOfMoment.most + 1) {
      !$0.isImmortal && $0.serial != 0 && !moment.isValue($0)
    }
    guard live.count <= OwnersOfMoment.most else { return nil }
    var objects = owned(Set(live.map(\.serial)))
    var shown = Set(
      objects.values.filter {
        seen?.contains($0.serial) == true || staying.contains($0.serial) || isShown($0)
      }.map(\.serial))
    var queue = seen == nil ? [] : Array(shown)
    while let serial = queue.popLast() {
      for holder in objects[serial]?.holders ?? []
      where objects[holder] != nil && shown.insert(holder).inserted {
        queue.append(holder)
      }
    }
    objects = objects.filter { shown.contains($0.key) }
    return OwnersOfMoment(objects: objects, event: world.eventCount)
  }

  private func isShown(_ object: OwnedObject) -> Bool {
    guard let info = classInfo(object.classIndex) else { return false }
    if !info.isPrelude { return true }
    if info.name == "NSThread" || info.isInternal { return false }
    // Whatever it is, the program lost it, or owes it a release: nobody has a name for that claim.
    if object.isLost || object.isOwed { return true }
    return references.references(to: object.serial).contains { reference in
      switch reference.holder {
      case .variable: true
      case .local(_, _, _, _, let isHidden): !isHidden
      case .ivar(let of, _): isProgrammers(of)
      default: false
      }
    }
  }

  private func isProgrammers(_ serial: UInt32) -> Bool {
    moment.world.objectInfo(serial: serial).flatMap { classInfo($0.classIndex) }?.isPrelude == false
  }

  /// Lays the moment before an input beside this one. `peaks`: objects that lived only within it, with the
  /// count and the holders that they had at most, and the variables whose function's end let go of them.
  package func picture(
    since before: OwnersOfMoment, now after: OwnersOfMoment, asked: Set<UInt32>,
    peaks: [(object: OwnedObject, ended: [ValuePlace])], written: [UInt32: [Picture.Variable]],
    remarks: [Picture.Remark]
  ) -> Picture {
    var rows: [UInt32: Picture.Row] = [:]
    var madeClasses = Set<Int>()
    for (serial, now) in after.objects {
      let was = before.objects[serial]
      // An object that only came into view is no new one.
      let isNew = was == nil && (account(of: serial)?.birth ?? 0) >= before.event
      let isLost = now.isLost && was?.isLost != true
      let hasComeIntoView = was == nil && !isNew
      let signs = hasComeIntoView ? now.signs : changes(was, now)
      let isChanged =
        was == nil || was?.count != now.count
        || signs.contains { $0.kind == .gained || $0.kind == .gaveBack }
        || Set(was?.others ?? []) != Set(now.others)
      if isNew { madeClasses.insert(now.classIndex) }
      let variables = written[serial] ?? []
      guard isChanged || isLost || asked.contains(serial) || !variables.isEmpty else { continue }
      if hasComeIntoView, !isLost, !now.isOwed { continue }
      let mark: Picture.Mark =
        isLost ? .lost : asked.contains(serial) && !isNew ? .asked : isNew ? .made : .changed
      let from = was?.count ?? (isNew ? 0 : now.count)
      rows[serial] = Picture.Row(
        mark: mark, serial: serial, className: now.className,
        counts: from == now.count ? [from] : [from, now.count], signs: signs, variables: variables)
    }
    for (serial, was) in before.objects
    where after.objects[serial] == nil && moment.world.objectInfo(serial: serial) == nil {
      rows[serial] = Picture.Row(
        mark: .died, serial: serial, className: was.className, counts: [was.count, 0],
        signs: was.order.compactMap { was.sign(.gaveBack, $0) }
          + dangling(serial))
    }
    for (peak, _) in peaks where rows[peak.serial] == nil {
      rows[peak.serial] = Picture.Row(
        mark: .died, serial: peak.serial, className: peak.className, counts: [0, peak.count, 0],
        signs: peak.order.compactMap { peak.sign(.gaveBack, $0) }
          + dangling(peak.serial))
    }
    var context = 0
    for (serial, now) in after.objects.sorted(by: { $0.key < $1.key })
    where rows[serial] == nil && madeClasses.contains(now.classIndex) && context < 2 {
      context += 1
      rows[serial] = Picture.Row(
        mark: .context, serial: serial, className: now.className, counts: [now.count],
        signs: now.signs)
    }
    let sorted = rows.values.sorted { $0.serial < $1.serial }
    var picture = Picture(
      rows: sorted, remarks: self.remarks(on: sorted, peaks: peaks, before: before) + remarks)
    let prompts = moment.world.poolInfos().first?.token ?? 0
    picture.waitsInOwnPool = sorted.contains { row in
      row.signs.contains { $0.isUnit && $0.isWord && $0.label == OwnerSign.pool }
        && account(of: row.serial)?.open.contains { ($0.pool ?? prompts) != prompts } == true
    }
    return picture
  }

  /// Units that stay, that are new, and that were given back, each by its name.
  private func changes(_ was: OwnedObject?, _ now: OwnedObject) -> [OwnerSign] {
    let before = was?.order ?? []
    var gone = before
    func had(_ key: Int) -> OwnerSign? { was?.sign(.owns, key) }
    // The same unit under the same name first; then any unit of that name: who let go and took again holds.
    var isOld = Set<Int>()
    for key in now.order where had(key) == now.sign(.owns, key) {
      gone.removeAll { $0 == key }
      isOld.insert(key)
    }
    for key in now.order where !isOld.contains(key) {
      let sign = now.sign(.owns, key)
      guard let index = gone.firstIndex(where: { had($0) == sign }) else { continue }
      // A unit that nobody held has found a holder, who has given another back: that one has gone. One that had a holder
      // of its own is told by that one's going: which of the two units it was is for the account to say.
      let isFound =
        before.contains(key) && had(key)?.isWord == true && now.units[gone[index]] == nil
      if isFound { gone.removeAll { $0 == key } } else { gone.remove(at: index) }
      isOld.insert(key)
    }
    return now.order.compactMap { now.sign(isOld.contains($0) ? .owns : .gained, $0) }
      + gone.compactMap { was?.sign(.gaveBack, $0) } + now.others
  }

  // MARK: Remarks

  private func remarks(
    on rows: [Picture.Row], peaks: [(object: OwnedObject, ended: [ValuePlace])],
    before: OwnersOfMoment
  ) -> [Picture.Remark] {
    var result: [Picture.Remark] = []
    let lostNow = Set(rows.filter { $0.mark == .lost }.map(\.serial))
    if !lostNow.isEmpty {
      let report = leakReport(limit: OwnersOfMoment.most)
      for cycle in report.cycles {
        let members = cycle.edges.map(\.from)
        if members.contains(where: lostNow.contains) { result.append(.ring(members.sorted())) }
      }
      let leaks = report.leaks.map(\.account.serial).filter(lostNow.contains)
      let unfinished = leaks.filter { account(of: $0)?.isAbandoned == true }
      if !unfinished.isEmpty { result.append(.unfinished(unfinished)) }
      if leaks.count > unfinished.count {
        result.append(.leak(leaks.filter { !unfinished.contains($0) }))
      }
    }
    let died = rows.filter { $0.mark == .died }
    let within = died.filter { $0.counts.count > 2 }
    if !within.isEmpty {
      var names: [String: [String]] = [:]
      for case .local(let name, let function, _) in peaks.flatMap(\.ended)
      where names[function]?.contains(name) != true {
        names[function, default: []].append(name)
      }
      for (function, variables) in names.sorted(by: { $0.key < $1.key }) {
        result.append(
          .scopeEnded(function: function, variables: variables, isARC: moment.isARC))
      }
      return result
    }
    for row in died {
      // A count that did not go down was not let go of.
      let released = rows.filter { other in
        guard other.serial != row.serial, (other.counts.last ?? 0) < (other.counts.first ?? 0),
          let was = before.objects[other.serial]
        else { return false }
        return was.keepers.contains { unit, keeper in
          keeper == row.serial
            && was.sign(.gaveBack, unit).map { other.signs.contains($0) } == true
        }
      }
      guard !released.isEmpty else { continue }
      let dangling = died.flatMap(\.signs).filter { $0.kind == .dangles }.map(\.label)
      var names: [String] = []
      for name in dangling where !names.contains(name) { names.append(name) }
      result.append(
        .letGo(died: row.serial, of: released.map(\.serial), dangling: result.isEmpty ? names : []))
    }
    return result
  }
}
