// mode: arc
#import <Foundation/Foundation.h>
int main() { NSString *a = [NSString stringWithFormat:@"%d", 5]; if ([a isEqualToString:@"5"]) NSLog(@"five"); if (a != nil && [a length] == 1) NSLog(@"one"); return 0; }
