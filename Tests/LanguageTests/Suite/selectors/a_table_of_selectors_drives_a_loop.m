#import <Foundation/Foundation.h>
@interface Steps : NSObject
- (id)up;
- (id)down;
@end
@implementation Steps
- (id)up {
  printf("up ");
  return self;
}
- (id)down {
  printf("down ");
  return self;
}
@end
int main(void) {
  SEL list[] = {@selector(up), @selector(down), @selector(up)};
  Steps *s = [Steps new];
  for (int i = 0; i < 3; i++) [s performSelector:list[i]];
  printf("\n");  // expect: up down up 
  return 0;
}
