#import <Foundation/Foundation.h>
int main(void) {
  id o = [NSObject new];
  printf("%lu\n", NSExtraRefCount(o));  // expect: 0
  [o retain];
  NSIncrementExtraRefCount(o);
  printf("%lu %lu\n", NSExtraRefCount(o), [o retainCount]);  // expect: 2 3
  printf("%d\n", NSDecrementExtraRefCountWasZero(o));  // expect: 0
  printf("%d\n", NSDecrementExtraRefCountWasZero(o));  // expect: 0
  printf("%d\n", NSDecrementExtraRefCountWasZero(o));  // expect: 1
  return 0;
}
