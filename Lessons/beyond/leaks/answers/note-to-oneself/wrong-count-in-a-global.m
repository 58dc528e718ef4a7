static int rings = 0;
@implementation Porter
- (void)listen {
  rings = 0;
  self.bell.onRing = ^{ rings++; };
}
- (int)heard { return rings; }
@end
