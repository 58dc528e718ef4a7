#import <Foundation/Foundation.h>
@interface Record : NSObject {
@public
  int first;
  char letter;
  double last;
}
@end
@implementation Record
@end
int main(void) {
  Record *r = [Record new];
  r->first = 7;
  char *base = (char *)r;
  *(double *)(base + ((char *)&r->last - base)) = 2.5;
  *(base + 12) = 'q';
  printf("%d %c %.1f\n", *(int *)(base + 8), r->letter, r->last);  // expect: 7 q 2.5
  printf("%ld %lu\n", (char *)&r->last - base, class_getInstanceSize([Record class]));  // expect: 16 24
  return 0;
}
