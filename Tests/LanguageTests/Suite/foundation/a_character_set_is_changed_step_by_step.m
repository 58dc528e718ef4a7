// What a set was told last wins, also where the set was turned round before.
#import <Foundation/Foundation.h>
static void show(NSCharacterSet *set) {
  NSMutableString *text = [NSMutableString string];
  for (unichar c = '0'; c <= 'h'; c++) if ([set characterIsMember:c]) [text appendFormat:@"%C", c];
  NSLog(@"%@", text);
}
int main(void) {
  NSMutableCharacterSet *set = [[NSCharacterSet decimalDigitCharacterSet] mutableCopy];
  [set removeCharactersInRange:NSMakeRange('3', 6)];
  [set addCharactersInString:@"ace"];
  show(set);
  // expect: 0129ace
  NSCharacterSet *before = [[set copy] autorelease];
  [set formIntersectionWithCharacterSet:[NSCharacterSet letterCharacterSet]];
  [set addCharactersInRange:NSMakeRange('f', 3)];
  [set removeCharactersInString:@"cg"];
  show(set);
  // expect: aefh
  show(before);
  // expect: 0129ace
  [set invert];
  [set addCharactersInString:@"a"];
  NSLog(@"%d%d%d", [set characterIsMember:'a'], [set characterIsMember:'e'], [set characterIsMember:'b']);
  // expect: 101
  show([set invertedSet]);
  // expect: efh
  [set release];
  return 0;
}
