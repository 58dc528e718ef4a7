/// What a native wants the loop to do in its place: it calls nobody itself (decision 0003).
struct PendingCall {
  /// Message to be sent (`NativeOutcome.send`).
  var selector = 0
  /// The program says this message by hand (`performSelector:`), as it would in brackets.
  var isAskedFor = false
  /// Where the search for it begins; 0: at the receiver's class.
  var fromClass = 0
  var arguments = 0
  /// What `NativeOutcome.callFirst` calls, with whom.
  var callable = 0
  var receiver: UInt64 = 0
}
