#import <Foundation/Foundation.h>
int main(void) {
  char *given = strdup("given");
  NSData *owner = [[NSData alloc] initWithBytesNoCopy:given length:5];
  printf("%d %.5s\n", [owner bytes] == given, (const char *)[owner bytes]);  // expect: 1 given
  NSData *same = [owner copy];
  printf("%d\n", same == owner);  // expect: 1
  [same release];
  char lent[] = "lent";
  NSData *borrower = [NSData dataWithBytesNoCopy:lent length:4 freeWhenDone:NO];
  NSMutableData *own = [[NSMutableData alloc] initWithBytesNoCopy:lent length:4 freeWhenDone:NO];
  lent[0] = 'b';
  ((char *)[own mutableBytes])[1] = 'i';
  printf("%.4s %.4s %s\n", (const char *)[borrower bytes], (const char *)[own bytes], lent);  // expect: bent lint bent
  [own release];
  NSMutableData *taken = [[NSMutableData alloc] initWithBytesNoCopy:strdup("x") length:1];
  [taken appendBytes:"yz" length:2];
  printf("%.3s\n", (const char *)[taken bytes]);  // expect: xyz
  [taken release];
  [owner release];
  return 0;
}
