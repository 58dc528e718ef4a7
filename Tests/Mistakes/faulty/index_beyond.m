// expect: M0884
// mode: arc
#import <Foundation/Foundation.h>
int main() { NSArray *a = @[@1, @2]; NSLog(@"%@", a[2]); return 0; }
