// mode: arc
#import <Foundation/Foundation.h>
int main() { NSMutableArray *a = [NSMutableArray array]; id x = nil; [a addObject:x ?: [NSNull null]]; NSLog(@"%lu", (unsigned long)a.count); return 0; }
