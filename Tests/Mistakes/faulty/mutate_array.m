// expect: M0882
// mode: arc
#import <Foundation/Foundation.h>
int main() {
    NSMutableArray *names = [@[@"Ann", @"Bob", @"Cid"] mutableCopy];
    for (NSString *n in names) { if ([n isEqualToString:@"Bob"]) [names removeObject:n]; else [names addObject:n]; }
    return 0;
}
