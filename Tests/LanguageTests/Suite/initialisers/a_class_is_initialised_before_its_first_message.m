#import <Foundation/Foundation.h>
@interface Ground : NSObject
+ (void)touch;
@end
@implementation Ground
+ (void)initialize { printf("initialize %s\n", class_getName(self)); }
+ (void)touch { printf("touch\n"); }
@end
@interface Floor : Ground
@end
@implementation Floor
@end
int main(void) {
  printf("main\n");  // expect: main
  [Floor touch];
  // expect: initialize Ground
  // expect: initialize Floor
  // expect: touch
  [Ground touch];  // expect: touch
  return 0;
}
