// NSRange's functions: a place and a length, by value.
//: part NSRange

typedef NSRange *NSRangePointer;
static inline NSRange NSMakeRange(NSUInteger location, NSUInteger length) {
  NSRange range;
  range.location = location;
  range.length = length;
  return range;
}
static inline NSUInteger NSMaxRange(NSRange range) { return range.location + range.length; }
static inline BOOL NSLocationInRange(NSUInteger location, NSRange range) {
  return location >= range.location && location - range.location < range.length;
}
static inline BOOL NSEqualRanges(NSRange a, NSRange b) {
  return a.location == b.location && a.length == b.length;
}
NSRange NSIntersectionRange(NSRange a, NSRange b) {
  NSUInteger start = a.location > b.location ? a.location : b.location;
  NSUInteger end = NSMaxRange(a) < NSMaxRange(b) ? NSMaxRange(a) : NSMaxRange(b);
  return start < end ? NSMakeRange(start, end - start) : NSMakeRange(0, 0);
}
NSRange NSUnionRange(NSRange a, NSRange b) {
  NSUInteger start = a.location < b.location ? a.location : b.location;
  NSUInteger end = NSMaxRange(a) > NSMaxRange(b) ? NSMaxRange(a) : NSMaxRange(b);
  return NSMakeRange(start, end - start);
}
