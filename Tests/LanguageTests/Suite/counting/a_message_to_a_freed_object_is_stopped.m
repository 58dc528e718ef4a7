#import <Foundation/Foundation.h>
@interface Ghost : NSObject
- (void)boo;
@end
@implementation Ghost
- (void)boo { printf("boo\n"); }
@end
int main(void) {
  Ghost *g = [Ghost new];
  [g boo];  // expect: boo
  [g release];
  [g boo];  // expect runtime error: R0603 *** -[Ghost boo]: message sent to deallocated instance 0x
  return 0;  // expect exit: 70
}
