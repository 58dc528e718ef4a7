// mode: arc
// A dot is a message, and ARC forbids the counting ones however they are written.
#import <Foundation/Foundation.h>
@interface Lamp : NSObject
@property (strong) id child;
@end
@implementation Lamp
- (void)end {
  self.dealloc;  // expect error: E0344 ARC forbids explicit message send of 'dealloc'
  super.retain;  // expect error: E0344 ARC forbids explicit message send of 'retain'
}
@end
int main(void) {
  Lamp *lamp = [Lamp new];
  NSUInteger n = lamp.retainCount;  // expect error: E0344 ARC forbids explicit message send of 'retainCount'
  lamp.release;  // expect error: E0344 ARC forbids explicit message send of 'release'
  id same = lamp.self.autorelease;  // expect error: E0344 ARC forbids explicit message send of 'autorelease'
  (void)lamp.zone;  // expect error: E0347 'zone' is unavailable
  n = lamp.hash;
  return n == 0 && same;
}
