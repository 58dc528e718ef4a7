// mode: arc
#import <Foundation/Foundation.h>
int main() { NSNotificationCenter *c = [NSNotificationCenter defaultCenter]; __block int n = 0; id token = [c addObserverForName:@"X" object:nil queue:nil usingBlock:^(NSNotification *x) { n++; }]; [c postNotificationName:@"X" object:nil]; [c removeObserver:token]; NSLog(@"%d", n); return 0; }
