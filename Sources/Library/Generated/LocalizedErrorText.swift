// swift-format-ignore-file
// Written by `make library` from Swift/LocalizedError.swift: change it there.
enum LocalizedErrorText {
static let text: StaticString = #"""
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}
"""#
}
