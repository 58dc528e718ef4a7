// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  NSString *whole = @"caf\u00e9", *parts = @"cafe\u0301";
  printf("%d %ld\n", [whole isEqualToString:parts], (long)[whole compare:parts]);
  printf("%ld\n", (long)[whole compare:parts options:NSLiteralSearch] != 0);
  printf("%ld\n", (long)[@"cafe\u0301s" compare:whole]);
  printf("%ld\n", (long)[@"CAFE\u0301" caseInsensitiveCompare:whole]);
  return 0;
}
// expect: 0 0
// expect: 1
// expect: 1
// expect: 0
