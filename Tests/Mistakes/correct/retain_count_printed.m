// mode: mrc
#import <Foundation/Foundation.h>
int main() { NSObject *o = [[NSObject alloc] init]; NSUInteger c = [o retainCount]; printf("%lu\n", (unsigned long)c); if ([o retainCount] == 1) printf("one\n"); [o release]; return 0; }
