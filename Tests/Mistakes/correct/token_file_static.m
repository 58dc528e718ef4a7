// mode: arc
#import <Foundation/Foundation.h>
static dispatch_once_t token;
int main() { for (int i = 0; i < 3; i++) dispatch_once(&token, ^{ NSLog(@"once"); }); return 0; }
