// mode: arc
#import <Foundation/Foundation.h>
@interface A : NSObject
@property int v;
@end
@implementation A
- (void)dealloc { printf("A%d gone\n", _v); }
@end
static A *mk(int v) {
  A *a = [A new];
  a.v = v;
  return a;
}
int main(void) {
  NSArray *two = @[ mk(1), mk(2) ];
  for (A *o in two) break;
  two = nil;
  // expect: A1 gone
  // expect: A2 gone
  two = @[ mk(3), mk(4) ];
  for (A *o in two) {
    if (o.v == 3) continue;
    printf("at %d\n", o.v);  // expect: at 4
  }
  two = nil;
  // expect: A3 gone
  // expect: A4 gone
  NSMutableArray *many = [@[ mk(5), mk(6) ] mutableCopy];
  for (A *o in many) {
    [many removeObjectAtIndex:0];  // expect: A5 gone
    printf("removed\n");           // expect: removed
    break;
  }
  many = [@[ mk(7) ] mutableCopy];  // expect: A6 gone
  for (__strong A *o in many) {
    [many removeAllObjects];
    printf("still %d\n", o.v);  // expect: still 7
    break;
  }
  // expect: A7 gone
  printf("end\n");  // expect: end
  return 0;
}
