// mode: mrc
#import <Foundation/Foundation.h>
@interface A : NSObject @end
@interface B : A @end
@implementation B
+ (void)load { printf("load B\n"); }
@end
@implementation A
+ (void)load { printf("load A\n"); }
@end
@implementation A (More)
+ (void)load { printf("load A(More)\n"); }
@end
int main(void) { printf("main\n"); return 0; }
// expect: load A
// expect: load B
// expect: load A(More)
// expect: main
