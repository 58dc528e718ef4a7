#import <Foundation/Foundation.h>
@interface Half : NSObject
@end
@implementation Half
static Half *only;
- (id)init {
  if (only) {
    [self release];
    return [only retain];
  }
  return only = [super init];
}
- (void)dealloc {
  printf("spare freed\n");
  [super dealloc];
}
@end
int main(void) {
  Half *a = [[Half alloc] init];
  Half *b = [[Half alloc] init];  // expect: spare freed
  printf("%d %lu\n", a == b, [a retainCount]);  // expect: 1 2
  return 0;
}
