// mode: mrc
#import <Foundation/Foundation.h>
int main() { NSUInteger t = 0; for (int i = 0; i < 6000; i++) { NSAutoreleasePool *p = [[NSAutoreleasePool alloc] init]; t += [[NSMutableArray array] count]; [p drain]; } printf("%lu\n", t); return 0; }
