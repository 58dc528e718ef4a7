#import <Foundation/Foundation.h>
@interface P : NSObject {
@public
  int a;
}
@end
@implementation P
@end
@interface Q : P {
@public
  int b;
  id c;
}
@end
@implementation Q
@end
int main(void) {
  Q *q = [Q new];
  q->a = 1;
  q->b = 2;
  int *words = (int *)q + 2;
  printf("%d %d\n", words[0], words[1]);  // expect: 1 2
  printf("%ld\n", (char *)&q->c - (char *)q);  // expect: 16
  return 0;
}
