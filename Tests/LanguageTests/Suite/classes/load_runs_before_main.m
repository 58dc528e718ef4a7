#import <Foundation/Foundation.h>
@interface Early : NSObject
@end
@implementation Early
+ (void)load { printf("load\n"); }
@end
int main(void) {
  printf("main\n");
  // expect: load
  // expect: main
  return 0;
}
// skip: +load is not sent yet
