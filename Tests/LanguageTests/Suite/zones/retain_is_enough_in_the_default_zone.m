#import <Foundation/Foundation.h>
int main(void) {
  NSObject *o = [NSObject new];
  NSZone *z = NSCreateZone(1024, 16, YES);
  printf("%d %d %d\n", NSShouldRetainWithZone(o, NULL), NSShouldRetainWithZone(o, NSDefaultMallocZone()), NSShouldRetainWithZone(o, z));  // expect: 1 1 0
  return 0;
}
