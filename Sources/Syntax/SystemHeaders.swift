/// The headers of the system, by name.
///
/// There is no text behind them, but for `texts`: what they declare is the prelude, and their macros are always defined
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
    "stdalign.h", "stdnoreturn.h", "wctype.h",
  ]
  private static let nameSet = Set(names)

  /// Macros that are there only once their header was asked for: without it their names are everybody's. In C++ they
  /// make names of what are words there, and are not defined.
  static let texts = [
    "iso646.h": SignWords.header,
    "stdalign.h": """
    #define alignof _Alignof
    #define alignas _Alignas
    #define __alignof_is_defined 1
    #define __alignas_is_defined 1

    """,
    "stdnoreturn.h": "#define noreturn _Noreturn\n",
  ]

  static func isKnown(_ name: String) -> Bool {
    if nameSet.contains(name) { return true }
    // Headers of a framework's parts: Foundation/NSString.h and the like.
    for framework in ["Foundation/NS", "CoreFoundation/CF", "UIKit/UI", "CoreLocation/CL"]
    where name.hasPrefix(framework) && name.hasSuffix(".h") { return true }
    return false
  }

  /// Headers, and folders of headers, that a real machine has and this library has not, by what they belong to.
  private static let unbuilt: KeyValuePairs = [
    "network": """
    CFNetwork/ Network/ SystemConfiguration/ arpa/ ifaddrs.h net/ netdb.h netinet/ sys/socket.h \
    sys/un.h
    """,
    "processes": """
    bsm/ dlfcn.h execinfo.h grp.h libproc.h mach-o/ mach/ pwd.h servers/ spawn.h sys/ipc.h \
    sys/mman.h sys/msg.h sys/ptrace.h sys/resource.h sys/sem.h sys/shm.h sys/sysctl.h \
    sys/utsname.h sys/wait.h ucontext.h xpc/
    """,
    "files": """
    copyfile.h curses.h dirent.h fcntl.h fts.h ftw.h glob.h ncurses.h poll.h readline/ \
    sys/attr.h sys/event.h sys/file.h sys/ioctl.h sys/mount.h sys/select.h sys/stat.h sys/uio.h \
    sys/xattr.h termios.h utime.h
    """,
    "cLibrary": """
    alloca.h complex.h crypt.h fenv.h fnmatch.h getopt.h iconv.h langinfo.h libxml/ monetary.h openssl/ \
    regex.h search.h sqlite3.h syslog.h threads.h uchar.h uuid/ \
    zlib.h
    """,
    "coreData": """
    CoreData/
    """,
    "dispatch": """
    dispatch/ os/
    """,
    "graphics": """
    CoreImage/ CoreText/ Metal/ OpenGL/
    """,
    "frameworks": """
    ARKit/ AVFoundation/ AVKit/ Accelerate/ Accounts/ AdSupport/ AddressBook/ AddressBookUI/ \
    ApplicationServices/ AssetsLibrary/ AudioToolbox/ AudioUnit/ AuthenticationServices/ Carbon/ \
    CloudKit/ CommonCrypto/ Contacts/ ContactsUI/ CoreAudio/ CoreBluetooth/ CoreML/ CoreMedia/ \
    CoreMotion/ CoreServices/ CoreSpotlight/ CoreTelephony/ CoreVideo/ DiskArbitration/ \
    EventKit/ EventKitUI/ ExceptionHandling/ ExternalAccessory/ GLKit/ GameKit/ GameplayKit/ \
    HealthKit/ HomeKit/ IOKit/ ImageIO/ Intents/ JavaScriptCore/ LocalAuthentication/ MapKit/ \
    MediaPlayer/ MessageUI/ MobileCoreServices/ MultipeerConnectivity/ NetworkExtension/ \
    NotificationCenter/ OpenAL/ OpenGLES/ PDFKit/ PassKit/ Photos/ PhotosUI/ PushKit/ Quartz/ \
    QuickLook/ ReplayKit/ SafariServices/ SceneKit/ ScriptingBridge/ Security/ SenTestingKit/ \
    ServiceManagement/ Social/ Speech/ SpriteKit/ StoreKit/ Twitter/ UserNotifications/ \
    UserNotificationsUI/ VideoToolbox/ Vision/ WatchConnectivity/ WatchKit/ WebKit/ XCTest/ iAd/
    """,
  ]

  /// What a header that is not built belongs to, as a key of the catalogue; nil: nobody has such a header.
  static func subject(ofUnbuilt name: String) -> String? {
    let folder = name.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(name[...$0]) }
    return subjects[name] ?? folder.flatMap { subjects[$0] }
  }
  private static let subjects = unbuilt.reduce(into: [String: String]()) { table, entry in
    for name in entry.value.split(separator: " ") { table[String(name)] = "unbuilt." + entry.key }
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
}
