// mode: arc
#import <Foundation/Foundation.h>
BOOL load(NSString *p, NSError **e) { if (p.length == 0) { if (e) *e = [NSError errorWithDomain:@"D" code:1 userInfo:nil]; return NO; } return YES; }
int main() { NSError *e = nil; if (!load(@"", &e)) NSLog(@"%ld", (long)e.code); return 0; }
