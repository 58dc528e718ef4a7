// mode: arc
#import <Foundation/Foundation.h>
int main() { NSMutableArray *a = [@[@1, @2, @3] mutableCopy]; for (id x in [a copy]) if ([x intValue] == 2) [a removeObject:x]; NSLog(@"%lu", (unsigned long)a.count); return 0; }
