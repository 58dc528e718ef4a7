// mode: mrc
#import <Foundation/Foundation.h>
int main() { @autoreleasepool { @try { @autoreleasepool { [NSMutableArray array]; [NSException raise:@"X" format:@"y"]; } } @catch (NSException *e) { NSLog(@"%@", [e name]); } } return 0; }
