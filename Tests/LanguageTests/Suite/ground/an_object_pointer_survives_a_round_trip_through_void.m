#import <Foundation/Foundation.h>
@interface Key : NSObject
- (int)teeth;
@end
@implementation Key
- (int)teeth { return 5; }
@end
int main(void) {
  Key *k = [Key new];
  void *raw = k;
  unsigned long number = (unsigned long)raw;
  printf("%d %d\n", [(Key *)raw teeth], [(id)number teeth]);  // expect: 5 5
  printf("%d\n", number % 16 == 0);  // expect: 1
  return 0;
}
