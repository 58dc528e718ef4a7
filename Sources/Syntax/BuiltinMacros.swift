import Diagnostics

/// The macros of the system headers and of the compiler, as one text.
///
/// They are read like any other definitions, each when it is first used (`Preprocessor.macro`); a macro that
/// nobody names costs its name. Where a macro of the real headers only
/// matters to another compiler (availability, Swift names) it is empty here.
///
/// `assert`, `NSAssert` and their kin end in functions and methods of the prelude; `va_start`, `va_end`
/// and `va_copy` are no macros: they stay calls, which the compiler knows.
private let builtinMacroText: StaticString = #"""
  #define __LP64__ 1
  #define _LP64 1
  #define __OBJC__ 1
  #define __OBJC2__ 1
  #define __clang__ 1
  #define __clang_major__ 17
  #define __clang_minor__ 0
  #define __GNUC__ 4
  #define __GNUC_MINOR__ 2
  #define __STDC__ 1
  #define __STDC_VERSION__ 201112L
  #define __STDC_HOSTED__ 1
  #define __APPLE__ 1
  #define __MACH__ 1
  #define __x86_64__ 1
  #define __LITTLE_ENDIAN__ 1
  #define __BLOCKS__ 1
  #define __SELFSAME__ 1
  #define __CHAR_BIT__ 8
  #define __SIZE_TYPE__ unsigned long
  #define __PTRDIFF_TYPE__ long
  #define __INTPTR_TYPE__ long
  #define __UINTPTR_TYPE__ unsigned long
  #define __INTMAX_TYPE__ long
  #define __UINTMAX_TYPE__ unsigned long
  #define __INT8_TYPE__ signed char
  #define __INT16_TYPE__ short
  #define __INT32_TYPE__ int
  #define __INT64_TYPE__ long long
  #define __UINT8_TYPE__ unsigned char
  #define __UINT16_TYPE__ unsigned short
  #define __UINT32_TYPE__ unsigned int
  #define __UINT64_TYPE__ unsigned long long
  #define __WCHAR_TYPE__ int
  #define __SCHAR_MAX__ 127
  #define __SHRT_MAX__ 32767
  #define __INT_MAX__ 2147483647
  #define __LONG_MAX__ 9223372036854775807L
  #define __LONG_LONG_MAX__ 9223372036854775807LL
  #define __SIZE_MAX__ 18446744073709551615UL
  #define __PTRDIFF_MAX__ 9223372036854775807L
  #define __INTPTR_MAX__ 9223372036854775807L
  #define __UINTPTR_MAX__ 18446744073709551615UL
  #define __INTMAX_MAX__ 9223372036854775807L
  #define __INT32_MAX__ 2147483647
  #define __INT64_MAX__ 9223372036854775807LL
  #define __WCHAR_MAX__ 2147483647
  #define __SIZEOF_SHORT__ 2
  #define __SIZEOF_INT__ 4
  #define __SIZEOF_LONG__ 8
  #define __SIZEOF_LONG_LONG__ 8
  #define __SIZEOF_POINTER__ 8
  #define __SIZEOF_SIZE_T__ 8
  #define __SIZEOF_PTRDIFF_T__ 8
  #define __SIZEOF_FLOAT__ 4
  #define __SIZEOF_DOUBLE__ 8
  #define __FLT_MANT_DIG__ 24
  #define __FLT_DIG__ 6
  #define __FLT_MIN__ 1.17549435e-38F
  #define __FLT_MAX__ 3.40282347e+38F
  #define __FLT_EPSILON__ 1.19209290e-7F
  #define __DBL_MANT_DIG__ 53
  #define __DBL_DIG__ 15
  #define __DBL_MIN__ 2.2250738585072014e-308
  #define __DBL_MAX__ 1.7976931348623157e+308
  #define __DBL_EPSILON__ 2.2204460492503131e-16
  #define __DATE__ "Jan  1 2001"
  #define __TIME__ "00:00:00"
  #define __BYTE_ORDER__ 1234
  #define __ORDER_LITTLE_ENDIAN__ 1234
  #define __ORDER_BIG_ENDIAN__ 4321
  #define __ENVIRONMENT_MAC_OS_X_VERSION_MIN_REQUIRED__ 140000
  #define MAC_OS_X_VERSION_10_6 1060
  #define MAC_OS_X_VERSION_MIN_REQUIRED 140000
  #define MAC_OS_X_VERSION_MAX_ALLOWED 140000
  #define TARGET_OS_MAC 1
  #define TARGET_OS_OSX 1
  #define TARGET_OS_IPHONE 0
  #define TARGET_OS_IOS 0
  #define TARGET_OS_TV 0
  #define TARGET_OS_WATCH 0
  #define TARGET_OS_SIMULATOR 0
  #define TARGET_IPHONE_SIMULATOR 0
  #define TARGET_OS_EMBEDDED 0
  #define TARGET_OS_UNIX 0
  #define TARGET_OS_WIN32 0
  #define TARGET_CPU_X86_64 1
  #define TARGET_RT_64_BIT 1
  #define NULL ((void *)0)
  #define nil ((id)0)
  #define Nil ((Class)0)
  #define YES ((BOOL)1)
  #define NO ((BOOL)0)
  #define __objc_yes ((BOOL)1)
  #define __objc_no ((BOOL)0)
  #define bool _Bool
  #define true 1
  #define false 0
  #define __bool_true_false_are_defined 1
  #define CHAR_BIT 8
  #define SCHAR_MIN (-128)
  #define SCHAR_MAX 127
  #define UCHAR_MAX 255
  #define CHAR_MIN (-128)
  #define CHAR_MAX 127
  #define SHRT_MIN (-32768)
  #define SHRT_MAX 32767
  #define USHRT_MAX 65535
  #define INT_MIN (-2147483647 - 1)
  #define INT_MAX 2147483647
  #define UINT_MAX 4294967295U
  #define LONG_MIN (-9223372036854775807L - 1L)
  #define LONG_MAX 9223372036854775807L
  #define ULONG_MAX 18446744073709551615UL
  #define LLONG_MIN (-9223372036854775807LL - 1LL)
  #define LLONG_MAX 9223372036854775807LL
  #define ULLONG_MAX 18446744073709551615ULL
  #define LONG_LONG_MIN LLONG_MIN
  #define LONG_LONG_MAX LLONG_MAX
  #define ULONG_LONG_MAX ULLONG_MAX
  #define INT8_MIN (-128)
  #define INT8_MAX 127
  #define UINT8_MAX 255
  #define INT16_MIN (-32768)
  #define INT16_MAX 32767
  #define UINT16_MAX 65535
  #define INT32_MIN (-2147483647 - 1)
  #define INT32_MAX 2147483647
  #define UINT32_MAX 4294967295U
  #define INT64_MIN (-9223372036854775807LL - 1LL)
  #define INT64_MAX 9223372036854775807LL
  #define UINT64_MAX 18446744073709551615ULL
  #define INTPTR_MIN (-9223372036854775807L - 1L)
  #define INTPTR_MAX 9223372036854775807L
  #define UINTPTR_MAX 18446744073709551615UL
  #define INTMAX_MIN INTPTR_MIN
  #define INTMAX_MAX INTPTR_MAX
  #define UINTMAX_MAX UINTPTR_MAX
  #define PTRDIFF_MIN INTPTR_MIN
  #define PTRDIFF_MAX INTPTR_MAX
  #define SIZE_MAX 18446744073709551615UL
  #define SSIZE_MAX 9223372036854775807L
  #define INT8_C(v) (v)
  #define INT16_C(v) (v)
  #define INT32_C(v) (v)
  #define INT64_C(v) (v ## LL)
  #define UINT8_C(v) (v)
  #define UINT16_C(v) (v)
  #define UINT32_C(v) (v ## U)
  #define UINT64_C(v) (v ## ULL)
  #define INTMAX_C(v) (v ## L)
  #define UINTMAX_C(v) (v ## UL)
  #define NSIntegerMax LONG_MAX
  #define NSIntegerMin LONG_MIN
  #define NSUIntegerMax ULONG_MAX
  #define NSINTEGER_DEFINED 1
  #define PRId8 "hhd"
  #define PRIi8 "hhi"
  #define PRIu8 "hhu"
  #define PRIx8 "hhx"
  #define PRIX8 "hhX"
  #define PRIo8 "hho"
  #define PRId16 "hd"
  #define PRIi16 "hi"
  #define PRIu16 "hu"
  #define PRIx16 "hx"
  #define PRIX16 "hX"
  #define PRIo16 "ho"
  #define PRId32 "d"
  #define PRIi32 "i"
  #define PRIu32 "u"
  #define PRIx32 "x"
  #define PRIX32 "X"
  #define PRIo32 "o"
  #define PRId64 "lld"
  #define PRIi64 "lli"
  #define PRIu64 "llu"
  #define PRIx64 "llx"
  #define PRIX64 "llX"
  #define PRIo64 "llo"
  #define PRIdPTR "ld"
  #define PRIiPTR "li"
  #define PRIuPTR "lu"
  #define PRIxPTR "lx"
  #define PRIXPTR "lX"
  #define PRIdMAX "jd"
  #define PRIiMAX "ji"
  #define PRIuMAX "ju"
  #define PRIxMAX "jx"
  #define EOF (-1)
  #define BUFSIZ 1024
  #define SEEK_SET 0
  #define SEEK_CUR 1
  #define SEEK_END 2
  #define EXIT_SUCCESS 0
  #define EXIT_FAILURE 1
  #define RAND_MAX 2147483647
  #define FLT_RADIX 2
  #define FLT_DIG 6
  #define FLT_MANT_DIG 24
  #define FLT_MIN 1.17549435e-38F
  #define FLT_MAX 3.40282347e+38F
  #define FLT_EPSILON 1.19209290e-7F
  #define DBL_DIG 15
  #define DBL_MANT_DIG 53
  #define DBL_MIN 2.2250738585072014e-308
  #define DBL_MAX 1.7976931348623157e+308
  #define DBL_EPSILON 2.2204460492503131e-16
  #define CGFLOAT_MAX DBL_MAX
  #define CGFLOAT_MIN DBL_MIN
  #define CGFLOAT_IS_DOUBLE 1
  #define M_E 2.71828182845904523536
  #define M_LOG2E 1.44269504088896340736
  #define M_LOG10E 0.434294481903251827651
  #define M_LN2 0.693147180559945309417
  #define M_LN10 2.30258509299404568402
  #define M_PI 3.14159265358979323846
  #define M_PI_2 1.57079632679489661923
  #define M_PI_4 0.785398163397448309616
  #define M_SQRT2 1.41421356237309504880
  #define M_SQRT1_2 0.707106781186547524401
  #define HUGE_VAL (1.0 / 0.0)
  #define MAXFLOAT 0x1.fffffep+127f
  #define INFINITY ((float)(1.0 / 0.0))
  #define NAN ((float)(0.0 / 0.0))
  #define EPERM 1
  #define ENOENT 2
  #define EINTR 4
  #define EIO 5
  #define EDEADLK 11
  #define ENOMEM 12
  #define EACCES 13
  #define EBUSY 16
  #define EEXIST 17
  #define EINVAL 22
  #define EDOM 33
  #define ERANGE 34
  #define EAGAIN 35
  #define ETIMEDOUT 60
  #define DISPATCH_TIME_NOW (0ULL)
  #define DISPATCH_TIME_FOREVER (~0ULL)
  #define DISPATCH_WALLTIME_NOW (~1ULL)
  #define NSEC_PER_SEC 1000000000ULL
  #define NSEC_PER_MSEC 1000000ULL
  #define NSEC_PER_USEC 1000ULL
  #define USEC_PER_SEC 1000000ULL
  #define DISPATCH_QUEUE_PRIORITY_HIGH 2
  #define DISPATCH_QUEUE_PRIORITY_DEFAULT 0
  #define DISPATCH_QUEUE_PRIORITY_LOW (-2)
  #define DISPATCH_QUEUE_PRIORITY_BACKGROUND (-32768)
  #define DISPATCH_QUEUE_SERIAL ((dispatch_queue_attr_t)0)
  #define DISPATCH_ONCE_INLINE_FASTPATH 0
  #define QOS_CLASS_USER_INTERACTIVE 0x21
  #define QOS_CLASS_USER_INITIATED 0x19
  #define QOS_CLASS_DEFAULT 0x15
  #define QOS_CLASS_UTILITY 0x11
  #define QOS_CLASS_BACKGROUND 0x09
  #define OS_OBJECT_USE_OBJC 1
  #define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})
  #define OS_SPINLOCK_INIT 0
  #define PTHREAD_MUTEX_INITIALIZER {0}
  #define PTHREAD_RECURSIVE_MUTEX_INITIALIZER {2}
  #define PTHREAD_COND_INITIALIZER {0}
  #define PTHREAD_RWLOCK_INITIALIZER {0}
  #define PTHREAD_ONCE_INIT {0}
  #define PTHREAD_MUTEX_NORMAL 0
  #define PTHREAD_MUTEX_ERRORCHECK 1
  #define PTHREAD_MUTEX_RECURSIVE 2
  #define PTHREAD_MUTEX_DEFAULT 0
  #define PTHREAD_CREATE_JOINABLE 1
  #define PTHREAD_CREATE_DETACHED 2
  #define ATOMIC_VAR_INIT(v) (v)
  #define ATOMIC_FLAG_INIT {0}
  #define ATOMIC_BOOL_LOCK_FREE 2
  #define ATOMIC_INT_LOCK_FREE 2
  #define CLOCKS_PER_SEC 1000000
  #define NS_ENUM(type, ...) enum __VA_ARGS__ : type __VA_ARGS__; enum __VA_ARGS__ : type
  #define NS_OPTIONS(type, ...) enum __VA_ARGS__ : type __VA_ARGS__; enum __VA_ARGS__ : type
  #define NS_CLOSED_ENUM(type, name) enum name : type name; enum name : type
  #define NS_ERROR_ENUM(domain, name) enum name : long name; enum name : long
  #define CF_ENUM(type, ...) enum __VA_ARGS__ : type __VA_ARGS__; enum __VA_ARGS__ : type
  #define CF_OPTIONS(type, ...) enum __VA_ARGS__ : type __VA_ARGS__; enum __VA_ARGS__ : type
  #define NS_TYPED_ENUM
  #define NS_STRING_ENUM
  #define NS_EXTENSIBLE_STRING_ENUM
  #define NS_TYPED_EXTENSIBLE_ENUM
  #define NS_ASSUME_NONNULL_BEGIN
  #define NS_ASSUME_NONNULL_END
  #define CF_ASSUME_NONNULL_BEGIN
  #define CF_ASSUME_NONNULL_END
  #define NS_HEADER_AUDIT_BEGIN(...)
  #define NS_HEADER_AUDIT_END(...)
  #define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
  #define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
  #define NS_UNAVAILABLE __attribute__((unavailable))
  #define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
  #define OBJC_UNAVAILABLE(message) __attribute__((unavailable(message)))
  #define OBJC_ROOT_CLASS __attribute__((objc_root_class))
  #define NS_ROOT_CLASS __attribute__((objc_root_class))
  #define OBJC_EXPORT extern
  #define OBJC_EXTERN extern
  #define FOUNDATION_EXPORT extern
  #define FOUNDATION_EXTERN extern
  #define FOUNDATION_STATIC_INLINE static inline
  #define UIKIT_EXTERN extern
  #define CF_EXPORT extern
  #define CF_INLINE static inline
  #define CF_EXTERN_C_BEGIN
  #define CF_EXTERN_C_END
  #define __BEGIN_DECLS
  #define __END_DECLS
  #define NS_INLINE static inline
  #define CG_INLINE static inline
  #define OBJC_INLINE static inline
  #define NS_FORMAT_FUNCTION(f, a) __attribute__((format(__NSString__, f, a)))
  #define NS_FORMAT_ARGUMENT(a) __attribute__((format_arg(a)))
  #define NS_REQUIRES_NIL_TERMINATION __attribute__((sentinel(0, 1)))
  #define NS_RETURNS_RETAINED __attribute__((ns_returns_retained))
  #define NS_RETURNS_NOT_RETAINED __attribute__((ns_returns_not_retained))
  #define NS_RETURNS_INNER_POINTER __attribute__((objc_returns_inner_pointer))
  #define NS_RELEASES_ARGUMENT __attribute__((ns_consumed))
  #define NS_CONSUMED __attribute__((ns_consumed))
  #define NS_CONSUMES_SELF __attribute__((ns_consumes_self))
  #define NS_AUTOMATED_REFCOUNT_UNAVAILABLE __attribute__((unavailable("not available in \
    automatic reference counting mode")))
  #define OBJC_ARC_UNAVAILABLE __attribute__((unavailable("not available in automatic reference \
    counting mode")))
  #define NS_AUTOMATED_REFCOUNT_WEAK_UNAVAILABLE \
    __attribute__((objc_arc_weak_reference_unavailable))
  #define CF_RETURNS_RETAINED __attribute__((cf_returns_retained))
  #define CF_RETURNS_NOT_RETAINED __attribute__((cf_returns_not_retained))
  #define CF_CONSUMED __attribute__((cf_consumed))
  #define NS_VALID_UNTIL_END_OF_SCOPE __attribute__((objc_precise_lifetime))
  #define NS_NOESCAPE __attribute__((noescape))
  #define NS_DIRECT __attribute__((objc_direct))
  #define NS_UNUSED __attribute__((unused))
  #define NS_WARN_UNUSED_RESULT __attribute__((warn_unused_result))
  #define NS_SWIFT_NAME(...)
  #define NS_SWIFT_UNAVAILABLE(...)
  #define NS_SWIFT_NOTHROW
  #define NS_REFINED_FOR_SWIFT
  #define NS_SWIFT_BRIDGED_TYPEDEF
  #define NS_AVAILABLE(...)
  #define NS_AVAILABLE_IOS(...)
  #define NS_AVAILABLE_MAC(...)
  #define NS_DEPRECATED(...) __attribute__((deprecated))
  #define NS_DEPRECATED_IOS(...) __attribute__((deprecated))
  #define NS_DEPRECATED_MAC(...) __attribute__((deprecated))
  #define NS_CLASS_AVAILABLE(...)
  #define NS_CLASS_AVAILABLE_IOS(...)
  #define NS_CLASS_DEPRECATED(...) __attribute__((deprecated))
  #define NS_CLASS_DEPRECATED_IOS(...) __attribute__((deprecated))
  #define NS_ENUM_AVAILABLE(...)
  #define NS_ENUM_DEPRECATED(...)
  #define NS_EXTENSION_UNAVAILABLE(...)
  #define NS_EXTENSION_UNAVAILABLE_IOS(...)
  #define API_AVAILABLE(...)
  #define API_UNAVAILABLE(...)
  #define API_DEPRECATED(...) __attribute__((deprecated))
  #define API_DEPRECATED_WITH_REPLACEMENT(...) __attribute__((deprecated))
  #define DEPRECATED_ATTRIBUTE __attribute__((deprecated))
  #define DEPRECATED_MSG_ATTRIBUTE(message) __attribute__((deprecated(message)))
  #define __deprecated __attribute__((deprecated))
  #define __deprecated_msg(message) __attribute__((deprecated(message)))
  #define __unused __attribute__((unused))
  #define __used __attribute__((used))
  #define __dead2 __attribute__((noreturn))
  #define __printflike(f, a) __attribute__((format(printf, f, a)))
  #define __OSX_AVAILABLE_STARTING(...)
  #define __OSX_AVAILABLE(...)
  #define __IOS_AVAILABLE(...)
  #define IBOutlet
  #define IBAction void
  #define IBInspectable
  #define IB_DESIGNABLE
  #define IBOutletCollection(type)
  #define static_assert _Static_assert
  #define __builtin_va_start va_start
  #define __builtin_va_end va_end
  #define __builtin_va_copy va_copy
  #define __va_copy va_copy
  #define MIN(a, b) ({ __typeof__(a) __first = (a); __typeof__(b) __second = (b); __first < \
    __second ? __first : __second; })
  #define MAX(a, b) ({ __typeof__(a) __first = (a); __typeof__(b) __second = (b); __first < \
    __second ? __second : __first; })
  #define ABS(a) ({ __typeof__(a) __value = (a); __value < 0 ? - __value : __value; })
  #define Block_copy(...) ((__typeof(__VA_ARGS__))_Block_copy((const void *)(__VA_ARGS__)))
  #define Block_release(...) _Block_release((const void *)(__VA_ARGS__))
  #define assert(...) ((__VA_ARGS__) ? (void)0 : __assert_rtn(__func__, __FILE__, __LINE__, \
    #__VA_ARGS__))
  #define NSAssert(condition, desc, ...) do { if (!(condition)) { [[NSAssertionHandler \
    currentHandler] handleFailureInMethod:_cmd object:self file:[NSString \
    stringWithUTF8String:__FILE__] lineNumber:__LINE__ description:(desc), ## __VA_ARGS__]; } } \
    while (0)
  #define NSAssert1(condition, desc, a1) NSAssert((condition), (desc), (a1))
  #define NSAssert2(condition, desc, a1, a2) NSAssert((condition), (desc), (a1), (a2))
  #define NSAssert3(condition, desc, a1, a2, a3) NSAssert((condition), (desc), (a1), (a2), (a3))
  #define NSAssert4(condition, desc, a1, a2, a3, a4) NSAssert((condition), (desc), (a1), (a2), \
    (a3), (a4))
  #define NSAssert5(condition, desc, a1, a2, a3, a4, a5) NSAssert((condition), (desc), (a1), \
    (a2), (a3), (a4), (a5))
  #define NSCAssert(condition, desc, ...) do { if (!(condition)) { [[NSAssertionHandler \
    currentHandler] handleFailureInFunction:[NSString stringWithUTF8String:__PRETTY_FUNCTION__] \
    file:[NSString stringWithUTF8String:__FILE__] lineNumber:__LINE__ description:(desc), ## \
    __VA_ARGS__]; } } while (0)
  #define NSCAssert1(condition, desc, a1) NSCAssert((condition), (desc), (a1))
  #define NSCAssert2(condition, desc, a1, a2) NSCAssert((condition), (desc), (a1), (a2))
  #define NSCAssert3(condition, desc, a1, a2, a3) NSCAssert((condition), (desc), (a1), (a2), (a3))
  #define NSParameterAssert(condition) NSAssert((condition), \
    @"Invalid parameter not satisfying: %@", @#condition)
  #define NSCParameterAssert(condition) NSCAssert((condition), \
    @"Invalid parameter not satisfying: %@", @#condition)
  #define NSLocalizedString(key, comment) [[NSBundle mainBundle] localizedStringForKey:(key) \
    value:@"" table:nil]
  #define NSLocalizedStringFromTable(key, tbl, comment) [[NSBundle mainBundle] \
    localizedStringForKey:(key) value:@"" table:(tbl)]
  #define NSDictionaryOfVariableBindings(...) _NSDictionaryOfVariableBindings(@"" # \
    __VA_ARGS__, __VA_ARGS__, nil)
  #define NS_DURING @try {
  #define NS_HANDLER } @catch (NSException *localException) {
  #define NS_ENDHANDLER }
  #define NS_VALUERETURN(v, t) return (v)
  #define NS_VOIDRETURN return
  """#

/// Ends with a newline.
let builtinMacros: [UInt8] = builtinMacroText.withUTF8Buffer { Array($0) } + [0x0A]

extension SyntaxState {
  /// Enters their names. Each line of the text, with those that a `\` adds, is one `#define`.
  mutating func defineBuiltinMacros() {
    let word = "#define ".utf8.count
    builtinMacros.withUnsafeBufferPointer { text in
      var at = 0
      while at < text.count {
        var end = at
        while text[end] != 0x0A || text[end - 1] == 0x5C { end += 1 }
        let start = at + word
        var stop = start
        while text[stop] != 0x20, text[stop] != 0x28, stop < end { stop += 1 }
        var macro = Macro(
          name: names.intern(bytes: UnsafeBufferPointer(rebasing: text[start..<stop])), place: .none
        )
        macro.isBuiltin = true
        macro.unread = at..<end
        macros.define(macro)
        at = end + 1
      }
    }
    let specials: [(NameID, Macro.Special)] = [
      (Word.lineMacro, .line), (Word.fileMacro, .file), (Word.fileNameMacro, .fileName),
      (Word.includeLevel, .level), (Word.baseFile, .baseFile), (Word.counterMacro, .counter),
      (Word.pragmaOperator, .pragma), (Word.hasFeature, .feature),
      (Word.hasExtension, .feature), (Word.hasAttribute, .feature), (Word.hasInclude, .feature),
      (Word.hasIncludeNext, .feature), (Word.hasBuiltin, .feature), (Word.hasWarning, .feature),
    ]
    for (name, special) in specials {
      var macro = Macro(name: name, place: .none)
      macro.special = special
      macro.isBuiltin = true
      macros.define(macro)
    }
  }
}
