#import <Foundation/Foundation.h>
@interface Shell : NSObject
@end
@implementation Shell
@end
int main(void) {
  Shell *s = [Shell new];
  printf("%d\n", *(Class *)s == [Shell class]);  // expect: 1
  printf("%d\n", object_getClass(s) == [s class]);  // expect: 1
  return 0;
}
