#import <Foundation/Foundation.h>
int main(void) {
  NSObject *o = [NSObject new];
  [o performSelector:@selector(fly:) withObject:nil];  // expect runtime error: R0602 *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[NSObject fly:]: unrecognized selector sent to instance 0x
  return 0;
}
