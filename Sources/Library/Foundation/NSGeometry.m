// Points, sizes, rectangles and ranges: comparing them, cutting them, and as text.
//: part NSGeometry
//: requires C library, the rest
//: requires NSNumber
//: requires NSRange

NSString *NSStringFromPoint(NSPoint p) { return [NSString stringWithFormat:@"{%g, %g}", p.x, p.y]; }
NSString *NSStringFromSize(NSSize s) {
  return [NSString stringWithFormat:@"{%g, %g}", s.width, s.height];
}
NSString *NSStringFromRect(NSRect r) {
  return [NSString stringWithFormat:@"{{%g, %g}, {%g, %g}}", r.origin.x, r.origin.y,
          r.size.width, r.size.height];
}
static inline NSString *NSStringFromCGPoint(CGPoint p) { return NSStringFromPoint(p); }
static inline NSString *NSStringFromCGSize(CGSize s) { return NSStringFromSize(s); }
static inline NSString *NSStringFromCGRect(CGRect r) { return NSStringFromRect(r); }
// The next number of a text, from a place on.
static double __selfsame_nextNumber(const char **at) {
  while (**at && !isdigit(**at) && **at != '-' && **at != '.') (*at)++;
  char *end = (char *)*at;
  double value = **at ? strtod(*at, &end) : 0;
  *at = end;
  return value;
}
NSPoint NSPointFromString(NSString *text) {
  const char *at = text ? [text UTF8String] : "";
  CGFloat x = __selfsame_nextNumber(&at);
  return NSMakePoint(x, __selfsame_nextNumber(&at));
}
NSSize NSSizeFromString(NSString *text) {
  NSPoint p = NSPointFromString(text);
  return NSMakeSize(p.x, p.y);
}
NSRect NSRectFromString(NSString *text) {
  const char *at = text ? [text UTF8String] : "";
  CGFloat x = __selfsame_nextNumber(&at);
  CGFloat y = __selfsame_nextNumber(&at);
  CGFloat width = __selfsame_nextNumber(&at);
  return NSMakeRect(x, y, width, __selfsame_nextNumber(&at));
}
NSRange NSRangeFromString(NSString *text) {
  NSPoint p = NSPointFromString(text);
  return NSMakeRange((NSUInteger)p.x, (NSUInteger)p.y);
}
static inline NSPoint NSPointFromCGPoint(CGPoint p) { return p; }
static inline CGPoint NSPointToCGPoint(NSPoint p) { return p; }
static inline NSSize NSSizeFromCGSize(CGSize s) { return s; }
static inline CGSize NSSizeToCGSize(NSSize s) { return s; }
static inline NSRect NSRectFromCGRect(CGRect r) { return r; }
static inline CGRect NSRectToCGRect(NSRect r) { return r; }
typedef NSPoint *NSPointPointer, *NSPointArray;
typedef NSSize *NSSizePointer, *NSSizeArray;
typedef NSRect *NSRectPointer, *NSRectArray;
#define NSMinX CGRectGetMinX
#define NSMaxX CGRectGetMaxX
#define NSMinY CGRectGetMinY
#define NSMaxY CGRectGetMaxY
#define NSMidX CGRectGetMidX
#define NSMidY CGRectGetMidY
#define NSWidth CGRectGetWidth
#define NSHeight CGRectGetHeight
#define NSEqualPoints CGPointEqualToPoint
#define NSEqualSizes CGSizeEqualToSize
#define NSEqualRects CGRectEqualToRect
#define NSIsEmptyRect CGRectIsEmpty
#define NSInsetRect CGRectInset
#define NSOffsetRect CGRectOffset
#define NSIntersectionRect CGRectIntersection
#define NSUnionRect CGRectUnion
#define NSIntersectsRect CGRectIntersectsRect
static inline CGFloat CGRectGetMinX(CGRect r) { return r.origin.x; }
static inline CGFloat CGRectGetMinY(CGRect r) { return r.origin.y; }
static inline CGFloat CGRectGetMaxX(CGRect r) { return r.origin.x + r.size.width; }
static inline CGFloat CGRectGetMaxY(CGRect r) { return r.origin.y + r.size.height; }
static inline CGFloat CGRectGetMidX(CGRect r) { return r.origin.x + r.size.width / 2; }
static inline CGFloat CGRectGetMidY(CGRect r) { return r.origin.y + r.size.height / 2; }
static inline CGFloat CGRectGetWidth(CGRect r) { return r.size.width; }
static inline CGFloat CGRectGetHeight(CGRect r) { return r.size.height; }
static inline BOOL CGPointEqualToPoint(CGPoint a, CGPoint b) { return a.x == b.x && a.y == b.y; }
static inline BOOL CGSizeEqualToSize(CGSize a, CGSize b) {
  return a.width == b.width && a.height == b.height;
}
static inline BOOL CGRectEqualToRect(CGRect a, CGRect b) {
  return CGPointEqualToPoint(a.origin, b.origin) && CGSizeEqualToSize(a.size, b.size);
}
static inline BOOL CGRectIsEmpty(CGRect r) { return r.size.width <= 0 || r.size.height <= 0; }
static inline BOOL CGRectContainsPoint(CGRect r, CGPoint p) {
  return p.x >= r.origin.x && p.x < CGRectGetMaxX(r) && p.y >= r.origin.y
      && p.y < CGRectGetMaxY(r);
}
static inline BOOL NSPointInRect(NSPoint p, NSRect r) { return CGRectContainsPoint(r, p); }
CGRect CGRectInset(CGRect r, CGFloat dx, CGFloat dy) {
  return CGRectMake(r.origin.x + dx, r.origin.y + dy, r.size.width - 2 * dx,
                    r.size.height - 2 * dy);
}
CGRect CGRectOffset(CGRect r, CGFloat dx, CGFloat dy) {
  return CGRectMake(r.origin.x + dx, r.origin.y + dy, r.size.width, r.size.height);
}
CGRect CGRectUnion(CGRect a, CGRect b) {
  CGFloat x = fmin(CGRectGetMinX(a), CGRectGetMinX(b));
  CGFloat y = fmin(CGRectGetMinY(a), CGRectGetMinY(b));
  return CGRectMake(x, y, fmax(CGRectGetMaxX(a), CGRectGetMaxX(b)) - x,
                    fmax(CGRectGetMaxY(a), CGRectGetMaxY(b)) - y);
}
BOOL CGRectIntersectsRect(CGRect a, CGRect b) {
  return CGRectGetMinX(a) < CGRectGetMaxX(b) && CGRectGetMinX(b) < CGRectGetMaxX(a)
      && CGRectGetMinY(a) < CGRectGetMaxY(b) && CGRectGetMinY(b) < CGRectGetMaxY(a);
}
CGRect CGRectIntersection(CGRect a, CGRect b) {
  if (!CGRectIntersectsRect(a, b)) return CGRectZero;
  CGFloat x = fmax(CGRectGetMinX(a), CGRectGetMinX(b));
  CGFloat y = fmax(CGRectGetMinY(a), CGRectGetMinY(b));
  return CGRectMake(x, y, fmin(CGRectGetMaxX(a), CGRectGetMaxX(b)) - x,
                    fmin(CGRectGetMaxY(a), CGRectGetMaxY(b)) - y);
}
// Of AppKit's: an empty rectangle lies in none.
BOOL NSContainsRect(NSRect a, NSRect b) {
  return !CGRectIsEmpty(b) && NSMinX(a) <= NSMinX(b) && NSMinY(a) <= NSMinY(b)
      && NSMaxX(a) >= NSMaxX(b) && NSMaxY(a) >= NSMaxY(b);
}
BOOL CGRectContainsRect(CGRect a, CGRect b) { return CGRectEqualToRect(CGRectUnion(a, b), a); }
