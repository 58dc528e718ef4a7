// mode: mrc
// `D` in a property's attributes says @dynamic, and nothing else: not that somebody else has the methods.
#import <objc/runtime.h>
@interface Base : NSObject
@property int inherited;
@end
@implementation Base
@end
@interface Car : Base
@property int inherited;
@property (readonly) int written, later;
@end
@implementation Car
@dynamic inherited, later;
- (int)written { return 1; }
- (int)later { return 2; }
@end
@interface Car (More)
@property int extra;
@property (readonly) int other;
@end
@implementation Car (More)
@dynamic other;
@end
int main(void) {
  for (NSString *name in @[@"inherited", @"written", @"later", @"extra", @"other"]) {
    NSLog(@"%@ %s", name, property_getAttributes(class_getProperty([Car class], name.UTF8String)));
  }
  // expect: inherited Ti,D
  // expect: written Ti,R
  // expect: later Ti,R,D
  // expect: extra Ti
  // expect: other Ti,R,D
  return 0;
}
