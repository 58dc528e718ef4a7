#import <Foundation/Foundation.h>
@interface Zombie : NSObject
- (void)walk;
@end
@implementation Zombie
- (void)walk { printf("walks\n"); }
- (void)dealloc {
  printf("refused\n");
  if (0) [super dealloc];
}
@end
int main(void) {
  Zombie *z = [Zombie new];
  [z release];  // expect: refused
  [z walk];  // expect: walks
  return 0;
}
