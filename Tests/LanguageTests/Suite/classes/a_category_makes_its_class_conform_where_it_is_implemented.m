// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@protocol P
- (void)p;
@end
@protocol Q
- (void)q;
@end
@protocol R
- (void)r;
@end
@interface A : NSObject <R>
@end
@interface A (Unwritten) <P>
@end
@implementation A
- (void)r {}
@end
@interface A (O) <NSCopying, Q>
@end
@implementation A (O)
- (id)copyWithZone:(NSZone *)z { return self; }
- (void)q {}
@end
@interface B : A
@end
@implementation B
@end
int main(void) {
  printf("%d %d %d %d\n", [A conformsToProtocol:@protocol(NSCopying)], [A conformsToProtocol:@protocol(P)],
         [A conformsToProtocol:@protocol(Q)], [A conformsToProtocol:@protocol(R)]);
  printf("%d %d\n", [[[B new] autorelease] conformsToProtocol:@protocol(Q)], class_conformsToProtocol([A class], @protocol(Q)));
  id<NSCopying> copied = [[A new] autorelease];
  printf("%d\n", [copied copyWithZone:nil] == copied);
  unsigned n;
  Protocol **list = class_copyProtocolList([A class], &n);
  for (unsigned i = 0; i < n; i++) printf("%s\n", protocol_getName(list[i]));
  free(list);
}
// expect: 1 0 1 1
// expect: 1 1
// expect: 1
// expect: NSCopying
// expect: Q
// expect: R
