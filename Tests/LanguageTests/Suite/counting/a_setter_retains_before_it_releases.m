#import <Foundation/Foundation.h>
@interface Holder : NSObject {
  id _thing;
}
- (void)setThing:(id)thing;
- (id)thing;
@end
@implementation Holder
- (void)setThing:(id)thing {
  [thing retain];
  [_thing release];
  _thing = thing;
}
- (id)thing { return _thing; }
@end
int main(void) {
  Holder *h = [Holder new];
  NSObject *o = [NSObject new];
  [h setThing:o];
  [o release];
  [h setThing:[h thing]];
  printf("%lu\n", [o retainCount]);  // expect: 1
  [h setThing:nil];
  printf("%d\n", [h thing] == nil);  // expect: 1
  return 0;
}
