// mode: arc
#import <Foundation/Foundation.h>
int main() { NSMutableArray *a = [@[@"x", @"yy", @"z"] mutableCopy]; NSMutableArray *out = [NSMutableArray array]; for (NSString *s in a) if (s.length > 1) [out addObject:s]; [a removeObjectsInArray:out]; NSLog(@"%lu", (unsigned long)a.count); return 0; }
