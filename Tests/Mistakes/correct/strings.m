// mode: arc
#import <Foundation/Foundation.h>
int main() { NSMutableString *s = [NSMutableString string]; for (int i = 0; i < 5; i++) [s appendFormat:@"%d,", i]; NSLog(@"%@ %lu", s, (unsigned long)[s length]); return 0; }
