// mode: arc
// expect: end
#import <Foundation/Foundation.h>

@interface Car : NSObject
@property id o;
@property (nonatomic) NSString *name;
@property (strong) void (^kept)(void);
@end
@implementation Car
@end

int main(void) {
  printf("end\n");
  return 0;
}
