internal import CPlusPlusFrontEnd
package import Diagnostics
internal import Ownership
internal import VirtualMachine

/// An object of C++: memory that `new` has taken, without a count. Whoever has its address may `delete` it, once.
package struct CppObject: Equatable, Sendable {
  package var className: String
  /// Bytes.
  package var size: Int
  package var address: UInt64
  /// Where the `new` stands, or the call of the library's that made it.
  package var place: SourceRange
  /// Variables that point to it.
  package var variables: [String]
}

extension ProgramSession {
  /// What `new` has made and nobody has deleted, oldest first; fewer, where the log has forgotten how they began.
  package func cppObjects() -> [CppObject] {
    if state.cpp.isUntouched { return [] }
    var found = moment.allocations(of: world.liveMemory()).compactMap { taken in
      state.cpp.className(madeAt: taken.code).map {
        CppObject(
          className: $0, size: taken.memory.size, address: taken.memory.address,
          place: taken.place, variables: [])
      }
    }
    if found.isEmpty { return [] }
    let globals = world.globalInfos()
    var names: [UInt64: [String]] = [:]
    for place in world.pointerPlaces() where place.targetIsMemory {
      switch place.site {
      case .global(let index): names[place.target, default: []].append(globals[index].displayName)
      case .local(let name, _, _, _): names[place.target, default: []].append(name)
      default: break
      }
    }
    for index in found.indices { found[index].variables = names[found[index].address] ?? [] }
    return found
  }

  /// What turns a stop of the machine into a diagnostic; it knows what each `new` makes.
  var stopDiagnostics: StopDiagnostics {
    StopDiagnostics(
      world: world, sources: state.sources,
      madeByNew: { [cpp = state.cpp] in cpp.className(madeAt: $0) })
  }

  /// The text of a class of C++; nil: there is none of that name.
  func cppSource(ofClass name: String) -> String? {
    state.cpp.place(ofClass: name).map { sources.text(of: $0) }
  }

  /// Whether it is a class of the program's in C++.
  package func isCppClass(_ name: String) -> Bool { state.cpp.place(ofClass: name) != nil }
}
