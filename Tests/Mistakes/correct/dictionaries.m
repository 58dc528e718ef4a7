// mode: arc
#import <Foundation/Foundation.h>
int main() { NSMutableDictionary *d = [NSMutableDictionary dictionary]; d[@"a"] = @1; d[@"b"] = @2; for (NSString *k in d) NSLog(@"%@=%@", k, d[k]); [d removeObjectForKey:@"a"]; return 0; }
