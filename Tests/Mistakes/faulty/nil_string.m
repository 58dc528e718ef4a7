// expect: M0885
// mode: arc
#import <Foundation/Foundation.h>
int main() { NSMutableString *s = nil; for (int i = 0; i < 3; i++) [s appendFormat:@"%d", i]; NSLog(@"%@", s); return 0; }
