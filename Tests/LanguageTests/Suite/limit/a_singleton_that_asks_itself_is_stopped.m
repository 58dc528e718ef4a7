#import <Foundation/Foundation.h>
@interface Ouro : NSObject
+ (Ouro *)shared;
@end
@implementation Ouro
static Ouro *ouro;
+ (Ouro *)shared {
  if (!ouro) ouro = [[Ouro alloc] init];  // expect runtime error: R0619
  return ouro;
}
+ (id)allocWithZone:(NSZone *)zone { return [self shared]; }
@end
int main(void) { return [Ouro shared] == nil; }
