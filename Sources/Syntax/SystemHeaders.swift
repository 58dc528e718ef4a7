/// The headers of the system, by name.
///
/// There is no text behind them: what they declare is the prelude, and their macros are always defined
/// (`BuiltinMacros`). A header that is not listed is refused, with the nearest name that is.
enum SystemHeaders {
  static let names: [String] = [
    "Foundation/Foundation.h", "UIKit/UIKit.h", "AppKit/AppKit.h", "Cocoa/Cocoa.h",
    "CoreFoundation/CoreFoundation.h", "CoreLocation/CoreLocation.h", "objc/runtime.h",
    "objc/message.h", "objc/objc.h", "objc/NSObject.h", "objc/objc-sync.h", "objc/objc-api.h",
    "objc/NSObjCRuntime.h",
    "objc/objc-class.h", "objc/objc-auto.h", "stdio.h", "stdlib.h", "string.h", "strings.h",
    "limits.h", "stdint.h", "stdbool.h", "math.h", "tgmath.h", "assert.h", "ctype.h", "stdarg.h",
    "stddef.h", "inttypes.h", "float.h", "errno.h", "time.h", "unistd.h", "pthread.h",
    "dispatch/dispatch.h", "dispatch/once.h", "dispatch/queue.h", "dispatch/semaphore.h",
    "libkern/OSAtomic.h", "stdatomic.h", "os/lock.h", "TargetConditionals.h", "Availability.h",
    "AvailabilityMacros.h", "signal.h", "setjmp.h", "locale.h", "wchar.h", "sys/types.h",
    "sys/time.h", "malloc/malloc.h", "mach/mach_time.h", "Block.h", "iso646.h", "memory.h",
    "malloc.h", "sched.h", "semaphore.h", "objc/objc-runtime.h", "objc/Protocol.h",
    "objc/objc-exception.h", "objc/hashtable.h", "Foundation/NSDebug.h", "dispatch/group.h",
    "dispatch/time.h", "dispatch/block.h", "dispatch/object.h", "CoreGraphics/CoreGraphics.h",
    "QuartzCore/QuartzCore.h", "sys/cdefs.h", "sys/param.h", "sysexits.h", "libgen.h",
  ]
  private static let nameSet = Set(names)

  static func isKnown(_ name: String) -> Bool {
    if nameSet.contains(name) { return true }
    // Headers of a framework's parts: Foundation/NSString.h and the like.
    for framework in ["Foundation/NS", "CoreFoundation/CF", "UIKit/UI", "CoreLocation/CL"]
    where name.hasPrefix(framework) && name.hasSuffix(".h") { return true }
    return false
  }

  /// Modules, and the folder of the headers that each is made of.
  private static let modules = [
    "Foundation": "Foundation/", "UIKit": "UIKit/", "AppKit": "AppKit/", "Cocoa": "Cocoa/",
    "CoreFoundation": "CoreFoundation/", "CoreLocation": "CoreLocation/",
    "CoreGraphics": "CoreGraphics/", "QuartzCore": "QuartzCore/", "ObjectiveC": "objc/",
    "Dispatch": "dispatch/", "Darwin": "", "os": "os/",
  ]
  static let moduleNames = modules.keys.sorted()

  /// `Foundation`, or a header of it by name: `ObjectiveC.runtime`, `Darwin.C.stdio`.
  static func isModule(_ path: [String]) -> Bool {
    guard let first = path.first, let folder = modules[first], let last = path.last else {
      return false
    }
    return path.count == 1 || isKnown("\(folder)\(last).h")
  }

  static let features: Set<String> = [
    "blocks", "objc_instancetype", "objc_fixed_enum", "objc_arc_weak", "objc_weak",
    "objc_default_synthesize_properties", "objc_array_literals", "objc_dictionary_literals",
    "objc_boxed_expressions", "objc_subscripting", "objc_generics", "objc_bool", "nullability",
    "attribute_deprecated_with_message", "attribute_unavailable_with_message",
    "attribute_ns_returns_retained", "attribute_objc_method_family", "c_static_assert",
    "c_generic_selections", "c_alignof", "c_atomic", "objc_kindof", "enumerator_attributes",
    "objc_protocol_qualifier_mangling", "objc_class_property", "assume_nonnull", "c_alignas",
  ]

  static let attributes: Set<String> = [
    "unused", "used", "deprecated", "unavailable", "constructor", "destructor", "cleanup",
    "format", "nonnull", "noreturn", "packed", "aligned", "always_inline", "noinline", "weak",
    "pure", "const", "sentinel", "warn_unused_result", "objc_requires_super",
    "objc_designated_initializer", "objc_root_class", "objc_precise_lifetime",
    "ns_returns_retained", "ns_returns_not_retained", "ns_consumed", "ns_consumes_self",
    "objc_method_family", "objc_subclassing_restricted", "availability", "visibility",
    "objc_externally_retained", "overloadable", "enum_extensibility", "flag_enum",
  ]
}
