#import <Foundation/Foundation.h>
@interface Door : NSObject
- (id)initWithKey:(const char *)key;
@end
@implementation Door
- (id)initWithKey:(const char *)key {
  self = [super init];
  if (!key) {
    [self release];
    return nil;
  }
  return self;
}
- (void)dealloc {
  printf("shell freed\n");
  [super dealloc];
}
@end
int main(void) {
  Door *d = [[Door alloc] initWithKey:NULL];  // expect: shell freed
  printf("%d\n", d == nil);  // expect: 1
  return 0;
}
