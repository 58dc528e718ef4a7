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
  NSAutoreleasePool *outer = [NSAutoreleasePool new];
  leave("first");
  [NSAutoreleasePool new];
  leave("second");
  [outer drain];
  // expect: second
  // expect: first
  return 0;
}
