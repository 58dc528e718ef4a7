#import <Foundation/Foundation.h>
@interface Doll : NSObject {
  Doll *_inside;
}
- (id)initWith:(Doll *)inside;
@end
@implementation Doll
- (id)initWith:(Doll *)inside {
  if ((self = [super init])) _inside = inside;
  return self;
}
- (NSString *)description { return [NSString stringWithFormat:@"(%@)", _inside]; }
@end
int main(void) {
  Doll *d = nil;
  for (int i = 0; i < 3; i++) d = [[Doll alloc] initWith:d];
  NSLog(@"%@ %@", d, [Doll class]);  // expect: ((((null)))) Doll
  return 0;
}
