// expect: M0883
// mode: arc
#import <Foundation/Foundation.h>
int main() { id x = nil; NSArray *a = @[@"a", x]; NSLog(@"%@", a); return 0; }
