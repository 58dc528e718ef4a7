// mode: arc
#import <Foundation/Foundation.h>
@interface P : NSObject
@property(copy) NSString *name;
@property(weak) id other;
@property(readonly) int count;
@property int plain;
@end
@implementation P
@end
@interface Q : P
@property(strong) NSString *name;  // expect warning: W0322 auto property synthesis will not synthesize property 'name'; it will be implemented by its superclass, use @dynamic to acknowledge intention
@property(strong) id other;        // expect warning: W0322 auto property synthesis will not synthesize property 'other'; it will be implemented by its superclass, use @dynamic to acknowledge intention
@property(readwrite) int count;    // expect warning: W0322 auto property synthesis will not synthesize property 'count' because it is 'readwrite' but it will be synthesized 'readonly' via another property
@property int plain;
@end
@implementation Q
@dynamic plain;
@end
int main(void) {
  Q *q = [Q new];
  NSMutableString *m = [NSMutableString stringWithString:@"a"];
  q.name = m;
  [m appendString:@"b"];
  printf("%s\n", q.name.UTF8String);  // expect: a
  @autoreleasepool {
    NSObject *o = [NSObject new];
    q.other = o;
  }
  printf("%d\n", q.other == nil);  // expect: 1
  q.plain = 3;
  printf("%d\n", q.plain);  // expect: 3
  @try {
    q.count = 4;
  } @catch (NSException *e) {
    printf("%s\n", e.name.UTF8String);  // expect: NSInvalidArgumentException
  }
  return 0;
}
