#import <Foundation/Foundation.h>
@interface Chain : NSObject
- (id)say:(const char *)word;
- (int)end:(int)n;
@end
@implementation Chain
- (id)say:(const char *)word {
  printf("%s ", word);
  return self;
}
- (int)end:(int)n { return n; }
@end
int main(void) {
  Chain *c = [Chain new];
  int n = [[[c say:"a"] say:"b"] end:[[c say:"c"] end:3]];
  printf("%d\n", n);  // expect: a b c 3
  return 0;
}
