#import <Foundation/Foundation.h>
@interface Register : NSObject {
@public
  union {
    unsigned int whole;
    unsigned short halves[2];
  } word;
}
@end
@implementation Register
@end
int main(void) {
  Register *r = [Register new];
  r->word.whole = 0xAABBCCDD;
  printf("%x %x\n", r->word.halves[0], r->word.halves[1]);  // expect: ccdd aabb
  r->word.halves[1] = 0;
  printf("%x\n", r->word.whole);  // expect: ccdd
  return 0;
}
