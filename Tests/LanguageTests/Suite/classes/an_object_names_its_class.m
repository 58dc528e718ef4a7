// mode: arc
#import <Foundation/Foundation.h>
@interface Teapot : NSObject
@end
@implementation Teapot
@end
@interface Samovar : Teapot
@end
@implementation Samovar
- (NSString *)className { return [[super className] lowercaseString]; }
@end
int main(void) {
  @autoreleasepool {
    NSArray *things = @[[Teapot new], [Samovar new]];
    NSLog(@"%@", [[things valueForKey:@"className"] componentsJoinedByString:@" "]);
    // expect: Teapot samovar
    NSLog(@"%d", [[things[0] className] isEqualToString:NSStringFromClass([Teapot class])]);
    // expect: 1
  }
  return 0;
}
