#import <Foundation/Foundation.h>
int main(void) {
  NSLock *lock = [NSLock new];
  printf("%d\n", [lock tryLock]);  // expect: 1
  printf("%d\n", [lock tryLock]);  // expect: 0
  [lock unlock];
  [lock setName:@"door"];
  printf("%s\n", [[lock name] UTF8String]);  // expect: door
  [lock release];
  return 0;
}
