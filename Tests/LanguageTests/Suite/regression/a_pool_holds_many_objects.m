// Each autorelease looked for the innermost pool by walking back over all that waited in it: 100,000
// objects took five billion steps of the host. A boundary names the next outer pool instead.
#import <Foundation/Foundation.h>

int main(void) {
  NSAutoreleasePool *outer = [NSAutoreleasePool new];
  [[NSObject new] autorelease];
  NSAutoreleasePool *inner = [NSAutoreleasePool new];
  for (int i = 0; i < 100000; i++) [[NSObject new] autorelease];
  [inner drain];
  id last = [[NSObject new] autorelease];
  inner = [NSAutoreleasePool new];
  printf("%lu\n", (unsigned long)[last retainCount]);  // expect: 1
  [outer drain];
  printf("drained\n");  // expect: drained
  return 0;
}
