// mode: arc
#import <Foundation/Foundation.h>
int main() { NSArray *a = @[@1, @2.5, @YES]; double t = 0; for (NSNumber *n in a) t += n.doubleValue; NSLog(@"%g", t); return 0; }
