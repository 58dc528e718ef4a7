// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  NSString *name = @"Çédille Ångström";
  NSStringCompareOptions marks = NSDiacriticInsensitiveSearch;
  NSRange found = [name rangeOfString:@"dil"];
  printf("%lu ", (unsigned long)found.location);
  printf("%d ", [name rangeOfString:@"ang"].location == NSNotFound);
  found = [name rangeOfString:@"ang" options:marks | NSCaseInsensitiveSearch];
  printf("%lu ", (unsigned long)found.location);
  printf("%d\n", [name rangeOfString:@"ang" options:marks].location == NSNotFound);
  printf("%ld %ld %ld\n", (long)[@"resume" compare:@"résumé" options:marks],
         (long)[@"résumé" compare:@"re\u0301sume" options:marks],
         (long)[@"Łódź" compare:@"łODZ" options:marks | NSCaseInsensitiveSearch]);
  return 0;
}
// expect: 2 1 8 1
// expect: 0 0 0
