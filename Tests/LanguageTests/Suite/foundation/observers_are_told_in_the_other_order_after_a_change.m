// mode: arc
// What a key depends on makes no difference: who came last hears first, before the change the other way round.
#import <Foundation/Foundation.h>
@interface Tank : NSObject
@property int level;
@property (readonly) int double_;
@property (strong) NSMutableArray *parts;
@end
@implementation Tank
+ (NSSet *)keyPathsForValuesAffectingDouble_ { return [NSSet setWithObject:@"level"]; }
- (int)double_ { return 2 * self.level; }
@end
@interface Ear : NSObject
@property char name;
@end
@implementation Ear
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change
                       context:(void *)context {
  printf("%c%s %s\n", self.name, change[NSKeyValueChangeNotificationIsPriorKey] ? "?" : "", path.UTF8String);
}
@end
int main(void) {
  @autoreleasepool {
    Tank *tank = [Tank new];
    tank.parts = [NSMutableArray new];
    Ear *a = [Ear new], *b = [Ear new], *c = [Ear new];
    a.name = 'a', b.name = 'b', c.name = 'c';
    [tank addObserver:a forKeyPath:@"double_" options:NSKeyValueObservingOptionPrior context:NULL];
    [tank addObserver:b forKeyPath:@"level" options:NSKeyValueObservingOptionPrior context:NULL];
    [tank addObserver:c forKeyPath:@"double_" options:0 context:NULL];
    tank.level = 1;
    [tank removeObserver:c forKeyPath:@"double_"];
    [tank addObserver:c forKeyPath:@"level" options:0 context:NULL];
    [tank removeObserver:a forKeyPath:@"double_"];
    [tank addObserver:a forKeyPath:@"level" options:0 context:NULL];
    puts("again");
    tank.level = 2;
    [tank addObserver:b forKeyPath:@"parts" options:0 context:NULL];
    [tank addObserver:c forKeyPath:@"parts" options:0 context:NULL];
    [[tank mutableArrayValueForKey:@"parts"] addObject:@1];
    for (Ear *ear in @[ a, b, c ]) [tank removeObserver:ear forKeyPath:@"level"];
    for (Ear *ear in @[ b, c ]) [tank removeObserver:ear forKeyPath:@"parts"];
    tank.level = 3;
  }
  return 0;
}
// expect: a? double_
// expect: b? level
// expect: c double_
// expect: b level
// expect: a double_
// expect: again
// expect: b? level
// expect: a level
// expect: c level
// expect: b level
// expect: c parts
// expect: b parts
