#import <Foundation/Foundation.h>
@interface A : NSObject
- (void)go;
@end
@implementation A
- (void)go { printf("A\n"); }
@end
@interface B : A
@end
@implementation B
- (void)go {
  [super go];
  printf("B\n");
}
@end
@interface C : B
@end
@implementation C
@end
int main(void) {
  [[C new] go];
  // expect: A
  // expect: B
  return 0;
}
