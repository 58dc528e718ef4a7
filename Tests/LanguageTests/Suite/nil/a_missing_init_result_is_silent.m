#import <Foundation/Foundation.h>
@interface Wish : NSObject {
@public
  int granted;
}
- (int)granted;
@end
@implementation Wish
- (id)init {
  [super init];
  [self release];
  return nil;
}
- (int)granted { return 7; }
@end
int main(void) {
  printf("%d\n", [[[Wish alloc] init] granted]);  // expect: 0
  return 0;
}
