// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  NSArray<__kindof NSObject *> *list = @[ @"q" ];
  NSString *text = list.firstObject;
  printf("%s %lu\n", text.UTF8String, [list[0] length]);  // expect: q 1
  return 0;
}
