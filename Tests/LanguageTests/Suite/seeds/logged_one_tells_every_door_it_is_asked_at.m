// mode: arc
// after seed 002, the class with a log line in every method: fifteen lines
#import <Foundation/Foundation.h>
@interface Tower : NSObject <NSCopying>
+ (Tower *)mainTower;
@property(strong, nonatomic) NSString *signal;
- (void)flash;
@end
@implementation Tower
__strong static Tower *tower = nil;
+ (Tower *)mainTower {
  NSLog(@"asked");
  static dispatch_once_t built = 0;
  dispatch_once(&built, ^{
    NSLog(@"built");
    tower = [[super allocWithZone:NULL] init];
    tower.signal = @"two short, one long";
  });
  return tower;
}
+ (id)allocWithZone:(NSZone *)zone {
  NSLog(@"alloc");
  return [self mainTower];
}
- (id)copyWithZone:(NSZone *)zone {
  NSLog(@"copy");
  return self;
}
- (void)flash {
  NSLog(@"%@", self.signal);
}
@end
@interface Keeper : NSObject
- (BOOL)arrive;
- (void)watch;
@end
@implementation Keeper
- (BOOL)arrive {
  Tower *seen = [Tower mainTower];
  // expect: asked
  // expect: built
  NSLog(@"--");  // expect: --
  return seen != nil;
}
- (void)watch {
  Tower *one = [Tower mainTower];
  // expect: asked
  if (one) {
    [one flash];
    // expect: two short, one long
  }
  NSLog(@"--");  // expect: --
  Tower *two = [Tower mainTower];
  // expect: asked
  if (two) {
    [two flash];
    // expect: two short, one long
  }
  NSLog(@"--");  // expect: --
  one = nil;
  one = [[Tower alloc] init];
  // expect: alloc
  // expect: asked
  if (one) {
    [one flash];
    // expect: two short, one long
  }
  NSLog(@"--");  // expect: --
  Tower *three = [two copy];
  // expect: copy
  if (three) {
    [three flash];
    // expect: two short, one long
  }
}
@end
int main(void) {
  @autoreleasepool {
    Keeper *keeper = [[Keeper alloc] init];
    if ([keeper arrive]) [keeper watch];
  }
  return 0;
}
