#import <Foundation/Foundation.h>
int main(void) {
  NSObject *o;
  @autoreleasepool {
    o = [[NSObject new] autorelease];
  }
  [o hash];  // expect runtime error: R0603 *** -[NSObject hash]: message sent to deallocated instance 0x
  return 0;
}
