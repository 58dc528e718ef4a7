// mode: arc
#import <Foundation/Foundation.h>
int main() { @try { NSArray *a = @[]; NSLog(@"%@", a[0]); } @catch (NSException *e) { NSLog(@"%@", e.name); } return 0; }
