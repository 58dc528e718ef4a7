// expect: M0841
// mode: arc
#import <Foundation/Foundation.h>
@interface Place : NSObject
@end
@implementation Place
@end
int main() {
    NSMutableDictionary *d = [NSMutableDictionary dictionary];
    [d setObject:@"x" forKey:(id)[Place new]];
    return 0;
}
