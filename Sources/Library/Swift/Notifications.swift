// A notification is a value here, and its name is a text with a type of its own.
//: part Foundation, notifications.swift
//: names Notification NotificationCenter

public struct Notification {
  public struct Name: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public var description: String { "Name(rawValue: " + String(reflecting: rawValue) + ")" }
    public var debugDescription: String { "Foundation.NSNotification." + description }
  }
  public var name: Notification.Name
  public var object: Any?
  public var userInfo: [String: Any]?
  public init(name: Notification.Name, object: Any? = nil, userInfo: [String: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
}

extension NotificationCenter {
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: Any?,
    using block: @escaping (Notification) -> Void
  ) -> Any {
    __add(name?.rawValue, object, queue, { note in
      block(
        Notification(
          name: Notification.Name(note.__name), object: note.object, userInfo: note.userInfo))
    })
  }
  public func post(name: Notification.Name, object: Any?, userInfo: [String: Any]? = nil) {
    __post(name.rawValue, object, userInfo)
  }
  public func post(_ notification: Notification) {
    __post(notification.name.rawValue, notification.object, notification.userInfo)
  }
}
