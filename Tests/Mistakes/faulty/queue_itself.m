// expect: R0636
// mode: arc
#import <Foundation/Foundation.h>
int main() { dispatch_sync(dispatch_get_main_queue(), ^{ NSLog(@"never"); }); return 0; }
