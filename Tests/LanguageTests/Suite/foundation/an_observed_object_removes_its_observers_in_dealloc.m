// mode: arc
// Its own -dealloc still finds the observers, and a setter there is still heard.
#import <Foundation/Foundation.h>
@interface Gauge : NSObject
@property (strong) id reader;
@property int level;
@end
@interface Reader : NSObject
@end
@implementation Reader
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change
                       context:(void *)context {
  printf("%s %d\n", path.UTF8String, [change[NSKeyValueChangeNewKey] intValue]);
}
- (void)dealloc { printf("reader goes\n"); }
@end
@implementation Gauge
- (void)dealloc {
  self.level = 0;
  [self removeObserver:self.reader forKeyPath:@"level"];
  self.level = -1;
  printf("%s goes\n", class_getName([self class]));
}
@end
int main(void) {
  @autoreleasepool {
    Gauge *gauge = [Gauge new];
    gauge.reader = [Reader new];
    [gauge addObserver:gauge.reader forKeyPath:@"level" options:NSKeyValueObservingOptionNew context:NULL];
    gauge.level = 3;
  }
  // expect: level 3
  // expect: level 0
  // expect: Gauge goes
  // expect: reader goes
  return 0;
}
