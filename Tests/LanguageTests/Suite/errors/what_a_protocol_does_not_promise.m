// mode: arc
// Of an id<P> the protocols are known, and nothing else: what they do not name, not even NSObject's own, is not there.
#import <Foundation/Foundation.h>
@protocol Shining
- (void)shine;
@end
@protocol Glowing <NSObject>
- (void)glow;
+ (void)glowAll;
@end
@protocol Announced;
@interface Lamp : NSObject
- (void)burn;
@end
int main(void) {
  id<Shining> s = nil;
  id<Glowing> g = nil;
  id<Shining, Glowing> both = nil;
  id<Announced> announced = nil;
  id anything = nil;
  [s shine];
  [g glow];
  [g glowAll];
  [g description];
  [both shine];
  [both description];
  [anything burn];
  [s burn];  // expect error: E0348 no known instance method for selector 'burn'
  [s description];  // expect error: E0348 no known instance method for selector 'description'
  [g burn];  // expect error: E0348 no known instance method for selector 'burn'
  [both burn];  // expect error: E0348 no known instance method for selector 'burn'
  [announced burn];  // expect error: E0348 no known instance method for selector 'burn'
  return 0;
}
