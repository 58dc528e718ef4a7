@implementation Porter
- (void)listen {
  __unsafe_unretained typeof(self) me = self;
  _bell.onRing = ^{ me.heard++; };
}
@end
