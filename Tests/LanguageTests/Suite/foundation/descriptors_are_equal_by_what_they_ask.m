// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  NSSortDescriptor *a = [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:YES];
  NSSortDescriptor *b = [NSSortDescriptor sortDescriptorWithKey:[@"na" stringByAppendingString:@"me"] ascending:YES];
  NSSortDescriptor *c = [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:NO];
  printf("%d %d %d\n", [a isEqual:b], a.hash == b.hash, [a isEqual:c]);  // expect: 1 1 0
  printf("%lu\n", (unsigned long)[NSSet setWithObjects:a, b, c, nil].count);  // expect: 2
  NSPointerArray *p = [NSPointerArray strongObjectsPointerArray];
  [p addPointer:(__bridge void *)@"x"];
  [p addPointer:NULL];
  [p addPointer:(__bridge void *)@"y"];
  int all = 0, there = 0;
  for (id each in p) all++, there += each != nil;
  printf("%d %d\n", all, there);  // expect: 3 2
  NSOperation *operation = [NSOperation new];
  operation.queuePriority = 10000;
  printf("%ld ", (long)operation.queuePriority);
  operation.queuePriority = 5;
  printf("%ld ", (long)operation.queuePriority);
  operation.queuePriority = -7;
  printf("%ld\n", (long)operation.queuePriority);  // expect: 8 4 -4
  return 0;
}
