// mode: mrc
// What is asked of the root does not go through an overridden method.
#import <Foundation/Foundation.h>
extern void _objc_autoreleasePoolPrint(void);
extern NSUInteger _objc_rootRetainCount(id);
@interface Two : NSObject
@end
@implementation Two
- (NSUInteger)retainCount { return 2; }
@end
int main(void) {
  Two *two = [Two new];
  printf("%lu %lu\n", (unsigned long)[two retainCount], (unsigned long)_objc_rootRetainCount(two));
  // expect: 2 1
  @autoreleasepool {
    [[two retain] autorelease];
    _objc_autoreleasePoolPrint();
    // expect: objc[1]: ##############
    // expect: objc[1]: AUTORELEASE POOLS for thread 0x60000d000000
    // expect: objc[1]: 2 releases pending.
    // expect: objc[1]: [0x60000d000000]  ................  PAGE  (hot) (cold)
    // expect: objc[1]: [0x60000d000038]  ################  POOL 0x60000d000038
    // expect: objc[1]: [0x60000d000040]    0x600010000010  Two
    // expect: objc[1]: ##############
    printf("%lu\n", (unsigned long)_objc_rootRetainCount(two));
    // expect: 2
  }
  printf("%lu\n", (unsigned long)_objc_rootRetainCount(two));
  // expect: 1
  [two release];
  return 0;
}
