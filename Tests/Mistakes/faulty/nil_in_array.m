// expect: M0883
// mode: arc
#import <Foundation/Foundation.h>
@interface Guest : NSObject
@property (nonatomic, copy) NSString *name;
@end
@implementation Guest
@end
int main() {
    Guest *g = [Guest new];
    NSMutableArray *names = [NSMutableArray array];
    [names addObject:g.name];
    return 0;
}
