#import <Foundation/Foundation.h>
#pragma mark -
static id only(void);
@interface Lighthouse () <NSCopying, NSMutableCopying>
@end
@implementation Lighthouse
+ (instancetype)sharedLighthouse { return only(); }
+ (instancetype)allocWithZone:(NSZone *)zone { return [only() retain]; }
+ (id)make { return [[super allocWithZone:NULL] init]; }
- (id)copyWithZone:(NSZone *)zone { return [only() retain]; }
- (id)mutableCopyWithZone:(NSZone *)zone { return [self copyWithZone:zone]; }
@end
static id only(void) {
  if (!theLighthouse) theLighthouse = [Lighthouse performSelector:@selector(make)];
  return theLighthouse;
}
