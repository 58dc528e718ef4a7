#import <Foundation/Foundation.h>
@interface Mark : NSObject {
@public
  const char *name;
}
@end
@implementation Mark
- (void)dealloc {
  printf("%s\n", name);
  [super dealloc];
}
@end
static void leave(const char *name) {
  Mark *m = [[Mark new] autorelease];
  m->name = name;
}
int main(void) {
  @autoreleasepool {
    leave("outer");
    @autoreleasepool {
      leave("inner");
    }  // expect: inner
    printf("between\n");  // expect: between
  }  // expect: outer
  return 0;
}
