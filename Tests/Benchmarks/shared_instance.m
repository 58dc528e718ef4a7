// mode: mrc
// N times the getter of a shared instance, as everybody writes it.
#import <Foundation/Foundation.h>

@interface Config : NSObject
+ (Config *)sharedInstance;
@end

@implementation Config
+ (Config *)sharedInstance {
  static Config *shared = nil;
  if (shared == nil) {
    shared = [[self alloc] init];
  }
  return shared;
}
@end

int main(void) {
  for (long i = 0; i < N; i++) {
    [Config sharedInstance];
  }
  return 0;
}
