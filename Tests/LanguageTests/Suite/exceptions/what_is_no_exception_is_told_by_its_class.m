#import <Foundation/Foundation.h>
@interface Trouble : NSObject
@end
@implementation Trouble
@end
int main(void) {
  @try { @throw @"caught"; } @catch (NSString *s) { printf("%s\n", s.UTF8String); }  // expect: caught
  @throw [Trouble new];  // expect runtime error: R0601 *** Terminating app due to uncaught exception of class 'Trouble'
}
