// expect: M0883
// mode: arc
#import <Foundation/Foundation.h>
int main() {
    NSMutableDictionary *d = [NSMutableDictionary dictionary];
    id value = nil;
    [d setObject:value forKey:@"k"];
    return 0;
}
