// mode: arc
#import <Foundation/Foundation.h>
#import <objc/objc-runtime.h>
#import <objc/Protocol.h>
@protocol Swims - (void)swim; @end
@protocol Dives <Swims> - (int)depth; @end
@interface Duck : NSObject <Dives> @end
@implementation Duck - (void)swim {} - (int)depth { return 3; } @end
int main(void) {
  unsigned count = 0, own = 0;
  Protocol *__unsafe_unretained *all = objc_copyProtocolList(&count);
  for (unsigned i = 0; i < count; i++) {
    const char *name = protocol_getName(all[i]);
    if (!strcmp(name, "Swims") || !strcmp(name, "Dives")) own++;
  }
  free(all);
  printf("%u\n", own);
  // expect: 2
  Protocol *dives = @protocol(Dives);
  printf("%d %d %d\n", protocol_conformsToProtocol(dives, @protocol(Swims)),
         protocol_isEqual(dives, objc_getProtocol("Dives")), class_conformsToProtocol([Duck class], @protocol(Swims)));
  // expect: 1 1 1
  return 0;
}
