// The bridge to Core Foundation: the functions that count what ARC does not.
//
// A Core Foundation object is the same object under another type, a plain pointer. ARC does not count plain
// pointers, so whoever keeps one counts by hand, with `CFRetain` and `CFRelease`, and says at each crossing
// who owns the object: `CFBridgingRetain` takes a count out of ARC's hands, `CFBridgingRelease` gives one
// back.
//: part CoreFoundation

typedef long CFIndex;
typedef unsigned long CFHashCode;
typedef const void *CFTypeRef;
typedef const struct __CFAllocator *CFAllocatorRef;
typedef const struct __CFString *CFStringRef;
typedef struct __CFString *CFMutableStringRef;
typedef const struct __CFArray *CFArrayRef;
typedef struct __CFArray *CFMutableArrayRef;
typedef const struct __CFDictionary *CFDictionaryRef;
typedef struct __CFDictionary *CFMutableDictionaryRef;
typedef const struct __CFNumber *CFNumberRef;
typedef struct __CFError *CFErrorRef;
const CFAllocatorRef kCFAllocatorDefault = 0;

#define CFSTR(text) ((__bridge CFStringRef)@text)

CFTypeRef CFRetain(CFTypeRef object) { return (CFTypeRef)[(id)object retain]; }
void CFRelease(CFTypeRef object) { [(id)object release]; }
CFTypeRef CFAutorelease(CFTypeRef object) { return (CFTypeRef)[(id)object autorelease]; }
CFIndex CFGetRetainCount(CFTypeRef object) { return (CFIndex)[(id)object retainCount]; }
_Bool CFEqual(CFTypeRef a, CFTypeRef b) { return [(id)a isEqual:(id)b]; }
CFHashCode CFHash(CFTypeRef object) { return [(id)object hash]; }
CFIndex CFStringGetLength(CFStringRef text) { return (CFIndex)[(NSString *)text length]; }

CFTypeRef CFBridgingRetain(id object) { return (CFTypeRef)[object retain]; }
id CFBridgingRelease(CFTypeRef object) __attribute__((ns_returns_retained));
id CFBridgingRelease(CFTypeRef object) { return (id)object; }
