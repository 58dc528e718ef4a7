// swift-format-ignore-file
// Written by `make library` from Swift/SwiftBox.m: change it there.
enum SwiftBoxText {
static let text: StaticString = #"""
typedef struct { long low; long high; } SwiftRange;

@interface SwiftBox : NSObject
- (NSString *)swiftText:(_Bool)debug;
- (id)swiftOwn __attribute__((ns_returns_retained));
@end
@implementation SwiftBox
- (NSString *)swiftText:(_Bool)debug { return @""; }
- (id)swiftOwn { return [self retain]; }
@end
/* What is about to be changed behind a protocol: of a struct a box of its own, of a class the object itself. */
id __swift_own_box(id value) __attribute__((ns_returns_retained));
id __swift_own_box(id value) {
  return [value isKindOfClass:[SwiftBox class]] ? [(SwiftBox *)value swiftOwn] : [value retain];
}
/* The same of what lies in a place, which has it from then on: nothing else holds it, so that it is changed there. */
id __swift_open_box(void *place) {
  id *slot = place;
  if ([*slot retainCount] > 1) {
    id own = __swift_own_box(*slot);
    [*slot release];
    *slot = own;
  }
  return *slot;
}

/* Whether nothing else holds the object that is in a place. */
_Bool __swift_unique(id *place) { return *place && [*place retainCount] == 1; }

/* What the prompt shows of a value: it stays until the prompt shows the next one. */
static NSString *__swift_shown_text;
NSString *__swift_shown(NSString *text) {
  [text retain];
  [__swift_shown_text release];
  __swift_shown_text = text;
  return text;
}
"""#
}
