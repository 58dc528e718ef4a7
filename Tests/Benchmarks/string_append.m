// mode: mrc
// A text grows by N pieces of two letters; then every letter is looked at.
#import <Foundation/Foundation.h>

int main(void) {
  NSMutableString *text = [[NSMutableString alloc] init];
  for (long i = 0; i < N; i++) {
    [text appendString:@"ab"];
  }
  long bs = 0;
  for (long i = 1; i < 2 * N; i += 2) {
    if ([text characterAtIndex:i] == 'b') bs++;
  }
  return bs == N ? 0 : 1;
}
