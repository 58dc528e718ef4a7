// mode: mrc
#import <Foundation/Foundation.h>
int main() { NSAutoreleasePool *a = [[NSAutoreleasePool alloc] init]; [NSMutableArray array]; NSAutoreleasePool *b = [[NSAutoreleasePool alloc] init]; [NSMutableArray array]; [b release]; [a release]; return 0; }
