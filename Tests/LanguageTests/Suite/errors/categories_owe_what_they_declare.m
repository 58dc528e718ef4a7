#import <Foundation/Foundation.h>
@interface S : NSObject
- (int)f;
@property(class, nonatomic) int known;
@end
@implementation S  // expect warning: W0309 class property 'known' requires method 'setKnown:' to be defined - use @dynamic or provide a method implementation in this class implementation
+ (int)known { return 3; }
- (int)f { return 1; }
@end
@interface S (More)
@property int count;
- (void)promised;
- (int)f;
@end
@implementation S (More)  // expect warning: W0309 method definition for 'promised' not found
- (int)count { return 2; }
- (void)setCount:(int)count {
}
- (int)f { return 2; }  // expect warning: W0324 category is implementing a method which will also be implemented by its primary class
@end
@interface S (Lazy)
@property(readonly) int later;
@property(readonly) int never;
@end
@implementation S (Lazy)  // expect warning: W0309 property 'never' requires method 'never' to be defined - use @dynamic or provide a method implementation in this category
@dynamic later;
@end
int main(void) {
  printf("%d\n", [[[S new] autorelease] f]);  // expect: 2
  return 0;
}
