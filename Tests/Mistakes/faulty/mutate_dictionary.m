// expect: M0882
// mode: mrc
#import <Foundation/Foundation.h>
int main() {
    NSMutableDictionary *ages = [NSMutableDictionary dictionaryWithObjectsAndKeys:@"1", @"a", @"2", @"b", nil];
    for (NSString *key in ages) { [ages removeObjectForKey:key]; }
    return 0;
}
