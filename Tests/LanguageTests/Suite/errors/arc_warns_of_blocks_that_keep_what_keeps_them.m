// mode: arc
#import <Foundation/Foundation.h>
typedef void (^Work)(void);
@interface H : NSObject
@property(copy) Work work;
@property(assign) id loose;
@property(weak) id weakly;
@property(strong) H *other;
- (void)setHandler:(Work)work;
- (void)addWork:(Work)work;
- (void)on:(Work)work;
@end
@implementation H {
  Work _kept;
  int _n;
}
- (void)setHandler:(Work)work { _kept = work; }
- (void)addWork:(Work)work {
}
- (void)on:(Work)work {
}
- (void)m {
  self.work = ^{
    [self m];  // expect warning: W0321 capturing 'self' strongly in this block is likely to lead to a retain cycle
  };
  _kept = ^{
    printf("%d\n", _n);  // expect warning: W0321 capturing 'self' strongly in this block is likely to lead to a retain cycle
  };
  [self setHandler:[^{
    self.loose = nil;  // expect warning: W0321 capturing 'self' strongly in this block is likely to lead to a retain cycle
  } copy]];
  self.other.work = ^{
    ^{ [self m]; }();  // expect warning: W0321 capturing 'self' strongly in this block is likely to lead to a retain cycle
  };
  [self addWork:^{
    [self m];  // expect warning: W0321 capturing 'self' strongly in this block is likely to lead to a retain cycle
  }];
  [self on:^{ [self m]; }];
  __weak H *weakSelf = self;
  self.work = ^{
    H *self = weakSelf;
    [self m];
  };
  Work plain = ^{ [self m]; };
  plain();
  self.loose = [NSObject new];   // expect warning: W0315 assigning retained object to unsafe property; object will be released after assignment
  self.weakly = [[H alloc] init];  // expect warning: W0315 assigning retained object to weak property; object will be released after assignment
  self.weakly = self.other;
}
@end
int main(void) {
  H *h = [H new];
  h.work = ^{
    printf("%d\n", h.other != nil);  // expect warning: W0321 capturing 'h' strongly in this block is likely to lead to a retain cycle
  };
  h.work = nil;
  return 0;
}
