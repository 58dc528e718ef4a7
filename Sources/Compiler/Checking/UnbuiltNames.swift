/// Well-known names of Apple's frameworks that are not built here.
///
/// Whoever uses one has made no mistake of spelling: it is said that the name is known and missing, instead
/// of "undeclared".
enum UnbuiltNames {
  static func contains(_ name: String) -> Bool { all.contains(name) || isOfUnbuiltFamily(name) }

  /// Constants and functions that begin with the name of a class that is not built.
  private static func isOfUnbuiltFamily(_ name: String) -> Bool {
    families.contains { name.hasPrefix($0) }
  }

  private static let families = [
    "NSCalendar", "NSDateFormatter", "NSNumberFormatter", "NSRegularExpression", "NSURLSession",
    "NSJSON", "NSPropertyList", "NSTextCheckingResult", "NSAttributedString", "NSDecimal",
    "NSStream", "NSKeyedArchiv", "NSKeyedUnarchiv", "NSByteCountFormatter", "NSLinguisticTag",
  ]

  private static let all: Set<String> = [
    "NSAffineTransform", "NSAppleScript", "NSArchiver", "NSBackgroundActivityScheduler",
    "NSBlockOperationQueue", "NSCoder", "NSComparisonPredicate", "NSCompoundPredicate",
    "NSConnection", "NSCharacterConversion", "NSDateComponents", "NSDateComponentsFormatter",
    "NSDateInterval", "NSDateIntervalFormatter", "NSDirectoryEnumerator",
    "NSDistributedNotificationCenter", "NSDistributedLock", "NSExpression", "NSExtensionContext",
    "NSFileCoordinator", "NSFileHandle", "NSFilePresenter", "NSFileWrapper", "NSFormatter",
    "NSGarbageCollector", "NSHost", "NSHTTPCookie", "NSHTTPCookieStorage", "NSHTTPURLResponse",
    "NSInputStream", "NSISO8601DateFormatter", "NSItemProvider", "NSLengthFormatter", "NSLocale",
    "NSMachPort", "NSMassFormatter", "NSMeasurement", "NSMeasurementFormatter", "NSMessagePort",
    "NSMetadataQuery", "NSMutableAttributedString", "NSMutableURLRequest", "NSNetService",
    "NSNotificationQueue", "NSOrthography", "NSOutputStream", "NSPersonNameComponents", "NSPipe",
    "NSPointerArray", "NSPointerFunctions", "NSPort", "NSPortMessage", "NSProgress",
    "NSPurgeableData", "NSScriptCommand", "NSSecureCoding", "NSCoding", "NSSocketPort",
    "NSSpellServer", "NSTask", "NSTimeZone", "NSUbiquitousKeyValueStore", "NSUnarchiver", "NSUnit",
    "NSUndoManager", "NSURLCache", "NSURLComponents", "NSURLConnection", "NSURLCredential",
    "NSURLQueryItem", "NSURLRequest", "NSURLResponse", "NSUserActivity", "NSUserNotification",
    "NSValueTransformer", "NSXMLDocument", "NSXMLParser", "NSXPCConnection", "NSManagedObject",
    "NSManagedObjectContext", "NSApplication", "NSWindow", "NSView", "NSImage", "NSColor", "NSFont",
    "CGContextRef", "CGImageRef", "CGColorRef", "CGAffineTransform", "CALayer", "UIBezierPath",
    "UIFont", "UITableView", "UITableViewController", "UICollectionView", "UINavigationController",
    "UITextField", "UITextView", "UIImageView", "UIStoryboard", "UIGestureRecognizer",
    "dispatch_source_t", "dispatch_source_create", "dispatch_io_t", "dispatch_data_t",
    "dispatch_block_create", "dispatch_block_cancel", "dispatch_block_wait", "dispatch_workloop_t",
    "os_log", "os_log_create", "os_signpost_interval_begin", "os_activity_initiate",
    "CFStringCreateWithCString", "CFArrayCreate", "CFDictionaryCreate", "CFNumberCreate",
    "CFUUIDCreate",
    "CFURLRef", "CFDataRef", "CFDateRef", "CFBooleanRef", "CFSetRef", "kCFBooleanTrue",
    "NSHashTableEnumerator", "NSMapEnumerator", "NSMapGet", "NSMapInsert", "NSHashGet",
    "NSHashInsert", "NSCreateMapTable", "NSCreateHashTable", "setjmp", "longjmp", "jmp_buf",
    "wchar_t", "wcslen", "wprintf", "iconv", "regcomp", "regex_t", "timer_t", "sem_t", "sem_open",
  ]
}
