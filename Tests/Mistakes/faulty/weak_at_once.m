// expect: W0315
// mode: arc
#import <Foundation/Foundation.h>
int main() { __weak NSObject *o = [[NSObject alloc] init]; NSLog(@"%@", o); return 0; }
