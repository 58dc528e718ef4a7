// mode: arc
#import <Foundation/Foundation.h>
int main() { NSArray *a = [@[@3, @1, @2] sortedArrayUsingComparator:^(id x, id y) { return [x compare:y]; }]; NSLog(@"%@", [a componentsJoinedByString:@","]); return 0; }
