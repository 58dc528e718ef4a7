// swift-format-ignore-file
// Written by `make library` from Foundation/CoreFoundation.h: change it there.
enum CoreFoundationHeaderText {
static let text: StaticString = #"""
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
typedef const struct __CFBoolean *CFBooleanRef;
typedef const struct __CFNull *CFNullRef;
typedef unsigned char Boolean;
typedef unsigned CFStringEncoding;
enum { kCFStringEncodingASCII = 0x0600, kCFStringEncodingUTF8 = 0x08000100 };
typedef CFIndex CFNumberType;
enum {
  kCFNumberSInt8Type = 1, kCFNumberSInt16Type = 2, kCFNumberSInt32Type = 3, kCFNumberSInt64Type = 4,
  kCFNumberFloat32Type = 5, kCFNumberFloat64Type = 6, kCFNumberCharType = 7, kCFNumberShortType = 8,
  kCFNumberIntType = 9, kCFNumberLongType = 10, kCFNumberLongLongType = 11, kCFNumberFloatType = 12,
  kCFNumberDoubleType = 13, kCFNumberCFIndexType = 14, kCFNumberNSIntegerType = 15,
  kCFNumberCGFloatType = 16
};
// The two truth values and the null object are there once: what `@YES` and `[NSNull null]` are.
#define kCFBooleanTrue ((CFBooleanRef)__selfsame_bridged([NSNumber numberWithBool:1]))
#define kCFBooleanFalse ((CFBooleanRef)__selfsame_bridged([NSNumber numberWithBool:0]))
#define kCFNull ((CFNullRef)__selfsame_bridged([NSNull null]))
const void *__selfsame_bridged(id object) { return (const void *)object; }
const CFAllocatorRef kCFAllocatorDefault = 0;

#define CFSTR(text) ((__bridge CFStringRef)@text)

CFTypeRef CFRetain(CFTypeRef object) { return (CFTypeRef)[(id)object retain]; }
void CFRelease(CFTypeRef object) { [(id)object release]; }
CFTypeRef CFAutorelease(CFTypeRef object) { return (CFTypeRef)[(id)object autorelease]; }
CFIndex CFGetRetainCount(CFTypeRef object) { return (CFIndex)[(id)object retainCount]; }
_Bool CFEqual(CFTypeRef a, CFTypeRef b) { return [(id)a isEqual:(id)b]; }
CFHashCode CFHash(CFTypeRef object) { return [(id)object hash]; }
CFIndex CFStringGetLength(CFStringRef text) { return (CFIndex)[(NSString *)text length]; }

const char *CFStringGetCStringPtr(CFStringRef text, CFStringEncoding encoding) {
  return [(NSString *)text UTF8String];
}
Boolean CFStringGetCString(CFStringRef text, char *buffer, CFIndex size, CFStringEncoding encoding) {
  const char *bytes = [(NSString *)text UTF8String];
  if (!bytes || (CFIndex)strlen(bytes) >= size) return 0;
  strcpy(buffer, bytes);
  return 1;
}
// Ownership: whoever calls a function with Create or Copy in its name owns the result.
CFStringRef CFStringCreateWithCString(
    CFAllocatorRef allocator, const char *bytes, CFStringEncoding encoding) {
  return (CFStringRef)[[NSString alloc] initWithUTF8String:bytes];
}
CFStringRef CFStringCreateCopy(CFAllocatorRef allocator, CFStringRef text) {
  return (CFStringRef)[(NSString *)text copy];
}
CFMutableStringRef CFStringCreateMutableCopy(
    CFAllocatorRef allocator, CFIndex length, CFStringRef text) {
  return (CFMutableStringRef)[(NSString *)text mutableCopy];
}
void CFStringAppend(CFMutableStringRef text, CFStringRef other) {
  [(NSMutableString *)text appendString:(NSString *)other];
}
Boolean CFBooleanGetValue(CFBooleanRef truth) { return [(NSNumber *)truth boolValue]; }
CFNumberRef CFNumberCreate(CFAllocatorRef allocator, CFNumberType type, const void *value) {
  switch (type) {
    case kCFNumberSInt8Type: case kCFNumberCharType:
      return (CFNumberRef)[[NSNumber alloc] initWithChar:*(char *)value];
    case kCFNumberSInt16Type: case kCFNumberShortType:
      return (CFNumberRef)[[NSNumber alloc] initWithShort:*(short *)value];
    case kCFNumberSInt32Type: case kCFNumberIntType:
      return (CFNumberRef)[[NSNumber alloc] initWithInt:*(int *)value];
    case kCFNumberFloat32Type: case kCFNumberFloatType:
      return (CFNumberRef)[[NSNumber alloc] initWithFloat:*(float *)value];
    case kCFNumberFloat64Type: case kCFNumberDoubleType: case kCFNumberCGFloatType:
      return (CFNumberRef)[[NSNumber alloc] initWithDouble:*(double *)value];
    default: return (CFNumberRef)[[NSNumber alloc] initWithLong:*(long *)value];
  }
}
// Whether the number is the same in the type that is asked for.
Boolean CFNumberGetValue(CFNumberRef object, CFNumberType type, void *value) {
  NSNumber *number = (NSNumber *)object;
  switch (type) {
    case kCFNumberSInt8Type: case kCFNumberCharType:
      *(char *)value = [number charValue];
      return *(char *)value == [number doubleValue];
    case kCFNumberSInt16Type: case kCFNumberShortType:
      *(short *)value = [number shortValue];
      return *(short *)value == [number doubleValue];
    case kCFNumberSInt32Type: case kCFNumberIntType:
      *(int *)value = [number intValue];
      return *(int *)value == [number doubleValue];
    case kCFNumberFloat32Type: case kCFNumberFloatType:
      *(float *)value = [number floatValue];
      return *(float *)value == [number doubleValue];
    case kCFNumberFloat64Type: case kCFNumberDoubleType: case kCFNumberCGFloatType:
      *(double *)value = [number doubleValue];
      return 1;
    default:
      *(long *)value = [number longValue];
      return [[NSNumber numberWithLong:*(long *)value] isEqualToNumber:number];
  }
}
CFIndex CFArrayGetCount(CFArrayRef array) { return (CFIndex)[(NSArray *)array count]; }
const void *CFArrayGetValueAtIndex(CFArrayRef array, CFIndex index) {
  return (const void *)[(NSArray *)array objectAtIndex:(NSUInteger)index];
}
CFIndex CFDictionaryGetCount(CFDictionaryRef dictionary) {
  return (CFIndex)[(NSDictionary *)dictionary count];
}
const void *CFDictionaryGetValue(CFDictionaryRef dictionary, const void *key) {
  return (const void *)[(NSDictionary *)dictionary objectForKey:(id)key];
}
void CFShow(CFTypeRef object) { fprintf(stderr, "%s\n", [[(id)object description] UTF8String]); }

CFTypeRef CFBridgingRetain(id object) { return (CFTypeRef)[object retain]; }
id CFBridgingRelease(CFTypeRef object)
    __attribute__((ns_returns_retained, selfsame_autoreleased_by_hand));
id CFBridgingRelease(CFTypeRef object) { return (id)object; }
"""#
}
