#import <Foundation/Foundation.h>
int main(void) {
  SEL a = @selector(setName:forKey:);
  SEL b = NSSelectorFromString(@"setName:forKey:");
  SEL c = sel_registerName("setName:");
  printf("%d %d %s\n", a == b, a == c, sel_getName(a));  // expect: 1 0 setName:forKey:
  NSLog(@"%@", NSStringFromSelector(c));  // expect: setName:
  return 0;
}
