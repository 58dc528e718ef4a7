// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  NSObject *o = [[NSObject alloc] init];
  __block NSObject *shared = o;
  void (^b)(void) = [^{ [o self]; } copy];
  printf("%lu\n", [o retainCount]); // expect: 2
  void (^c)(void) = [^{ [shared self]; } copy];
  printf("%lu\n", [o retainCount]); // expect: 2
  [b release];
  printf("%lu\n", [o retainCount]); // expect: 1
  [c release];
  [o release];
  return 0;
}
