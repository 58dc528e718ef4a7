#import <Foundation/Foundation.h>
@interface Vault : NSObject
+ (instancetype)mainVault;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new __attribute__((unavailable("ask for mainVault")));
@end
@implementation Vault
+ (instancetype)mainVault {
  static Vault *vault = nil;
  if (vault == nil) vault = [[self alloc] init];
  return vault;
}
@end
int main(void) {
  Vault *one = [[Vault alloc] init];  // expect error: E0351 'init' is unavailable
  Vault *two = [Vault new];  // expect error: E0351 'new' is unavailable: ask for mainVault
  id unknown = [[(id)[Vault class] alloc] init];
  return one == two || unknown;
}
