// expect: M0846
// mode: arc
#import <Foundation/Foundation.h>
BOOL isAdmin(NSString *user) { return user == @"admin"; }
int main() { NSLog(@"%d", isAdmin([NSString stringWithFormat:@"%@", @"admin"])); return 0; }
