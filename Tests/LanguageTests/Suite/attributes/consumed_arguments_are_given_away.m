// mode: arc
#import <Foundation/Foundation.h>
@interface T : NSObject
- (void)end __attribute__((ns_consumes_self));
@end
@implementation T
- (void)end { printf("end\n"); }
- (void)dealloc { printf("dealloc\n"); }
@end
static void take(__attribute__((ns_consumed)) T *t) { printf("take %d\n", t != nil); }
static T *make(void) __attribute__((ns_returns_retained));
static T *make(void) { return [T new]; }
int main(void) {
  take([T new]);
  // expect: take 1
  // expect: dealloc
  T *t = make();
  take(t);  // expect: take 1
  [t end];  // expect: end
  printf("scope\n");  // expect: scope
  return 0;
}
// expect: dealloc
