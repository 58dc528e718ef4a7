// Between the question and the assignment, +alloc and -init take their time.
#import <Foundation/Foundation.h>
static id shared;
static int made;
@interface Maker : NSObject
+ (id)shared;
+ (void)ask:(id)unused;
@end
@implementation Maker
+ (id)shared {
  if (shared == nil) shared = [[Maker alloc] init];
  return shared;
}
+ (void)ask:(id)unused { [self shared]; }
- (id)init {
  made++;
  usleep(10);
  return self;
}
@end
int main(void) {
  for (int i = 0; i < 8; i++) {
    [NSThread detachNewThreadSelector:@selector(ask:) toTarget:[Maker class] withObject:nil];
  }
  usleep(1000);
  printf("%d\n", made);  // expect: 8
  return 0;
}
