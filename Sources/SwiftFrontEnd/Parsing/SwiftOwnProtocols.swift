/// Protocols of Swift's own library, as far as they mean something here; what they promise is found out of each type.
enum SwiftOwnProtocols {
  /// What a type parameter may be bound to.
  static let bounds: Set<String> = [
    "Equatable", "Hashable", "Comparable", "CustomStringConvertible", "Numeric", "AnyObject",
    "Sendable",
  ]
  /// What is known of a type of which nothing is known but its bounds.
  static let known = bounds.subtracting(["Numeric"])
  /// What a type of the program's may say that it adopts.
  static let adopted = known.union(refused).union([
    "CaseIterable", "CustomDebugStringConvertible", "RawRepresentable",
  ])
  /// Of these what they bring along is not built.
  static let refused: Set<String> = ["Codable", "Identifiable"]

  /// The protocol, and what it refines.
  static func withRefined(_ name: String) -> [String] {
    name == "Hashable" || name == "Comparable" ? [name, "Equatable"] : [name]
  }
}
