// mode: mrc
#import <Foundation/Foundation.h>
static NSMutableDictionary *table;
int main() { table = [[NSMutableDictionary alloc] init]; [table setObject:@"1" forKey:@"a"]; NSObject *o = [[NSObject alloc] init]; [table setObject:o forKey:@"o"]; [o release]; return 0; }
