// mode: arc
#import <Foundation/Foundation.h>
@interface Form : NSObject
- (void)initFields;
- (int)initCount;
@end
@implementation Form
- (void)initFields { NSLog(@"fields"); }
- (int)initCount { return 3; }
- (void)dealloc { NSLog(@"gone"); }
@end
int main(void) {
  @autoreleasepool {
    Form *form = [[Form alloc] init];
    [form initFields];
    NSLog(@"%d %d", form.initCount, [form initCount]);
  }
  return 0;
}
// expect: fields
// expect: 3 3
// expect: gone
