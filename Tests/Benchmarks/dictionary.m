// mode: mrc
// A dictionary: a value is set and got again, N times, over 64 keys.
#import <Foundation/Foundation.h>

int main(void) {
  NSMutableDictionary *table = [[NSMutableDictionary alloc] init];
  NSMutableArray *keys = [[NSMutableArray alloc] init];
  for (long i = 0; i < 64; i++) {
    NSString *key = [[NSString alloc] initWithFormat:@"key%ld", i];
    [keys addObject:key];
    [key release];
  }
  NSObject *value = [[NSObject alloc] init];
  long found = 0;
  for (long i = 0; i < N; i++) {
    NSString *key = [keys objectAtIndex:i & 63];
    [table setObject:value forKey:key];
    if ([table objectForKey:key] == value) found++;
  }
  return found == N ? 0 : 1;
}
