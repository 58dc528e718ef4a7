#import <Foundation/Foundation.h>
int main(void) {
  id thing = [NSObject new];
  printf("before\n");  // expect: before
  [thing length];  // expect runtime error: R0602 *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[NSObject length]: unrecognized selector sent to instance 0x
  printf("after\n");
  return 0;  // expect exit: 70
}
