// swift-format-ignore-file
// Written by `make library` from Swift/SwiftBox.m: change it there.
enum SwiftBoxText {
static let text: StaticString = #"""
typedef struct { long low; long high; } SwiftRange;

@interface SwiftBox : NSObject
- (NSString *)swiftText:(_Bool)debug;
- (id)swiftOwn __attribute__((ns_returns_retained));
// What a cast looks into: of which form the value is (0: nothing with parts), and its parts, each as an object that
// knows its type. An optional has one or none.
- (long)swiftForm;
- (long)swiftCount;
- (id)swiftPart:(long)index __attribute__((ns_returns_retained));
- (id)swiftKey:(long)index __attribute__((ns_returns_retained));
- (NSString *)swiftLabel:(long)index;
@end
@implementation SwiftBox
- (NSString *)swiftText:(_Bool)debug { return @""; }
- (id)swiftOwn { return [self retain]; }
- (long)swiftForm { return 0; }
- (long)swiftCount { return 0; }
- (id)swiftPart:(long)index { return nil; }
- (id)swiftKey:(long)index { return nil; }
- (NSString *)swiftLabel:(long)index { return nil; }
@end
/* 1: an optional, 2: an array, 3: a set, 4: a dictionary, 5: a tuple. */
long __swift_form(id value) {
  return [value isKindOfClass:[SwiftBox class]] ? [(SwiftBox *)value swiftForm] : 0;
}
/* What is in an optional, however many lie around it; nil: nothing is. */
id __swift_opened(id value) __attribute__((ns_returns_retained));
id __swift_opened(id value) {
  [value retain];
  while (__swift_form(value) == 1) {
    id inner = [(SwiftBox *)value swiftPart:0];
    [value release];
    value = inner;
  }
  return value;
}
/* Labels of tuples are the same, or one has none. */
_Bool __swift_is_label(NSString *label, NSString *wanted) {
  return !label || [label isEqual:wanted];
}
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
