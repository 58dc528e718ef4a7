#import <Foundation/Foundation.h>
int main(void) {
  NSObject *o = [NSObject new];
  [o release];
  [o release];  // expect runtime error: R0604 *** -[NSObject release]: message sent to deallocated instance 0x
  return 0;
}
