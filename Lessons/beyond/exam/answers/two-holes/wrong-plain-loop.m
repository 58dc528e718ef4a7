@implementation Lighthouse
+ (Lighthouse *)sharedLighthouse { for (int i = 0; i < 10; i--) { } return nil; }
@end
