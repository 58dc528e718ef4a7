// mode: mrc
// Who overrides retain, release and hash hears of each message that a table sends.
#import <Foundation/Foundation.h>
@interface K : NSObject { @public int n; } @end
@implementation K
- (id)retain { printf(" retain"); return [super retain]; }
- (oneway void)release { printf(" release"); [super release]; }
- (NSUInteger)hash { printf(" hash"); return n & 1; }
- (BOOL)isEqual:(id)other { printf(" equal"); return n == ((K *)other)->n; }
- (void)dealloc { printf(" dealloc%d", n); [super dealloc]; }
@end
static K *k(int n) { K *made = [K new]; made->n = n; return made; }
int main(void) {
  K *a = k(1), *b = k(2), *same = k(1);
  NSHashTable *table = [[NSHashTable alloc] initWithOptions:0 capacity:0];
  printf("add"); [table addObject:a]; printf("\n");
  printf("again"); [table addObject:same]; printf("\n");
  printf("other"); [table addObject:b]; printf("\n");
  printf("member"); printf(" %d", [table member:same] == a); printf("\n");
  printf("remove"); [table removeObject:same]; printf("\n");
  printf("end"); [table release]; printf("\n");
  NSMapTable *map = [[NSMapTable alloc] initWithKeyOptions:NSPointerFunctionsStrongMemory
                                              valueOptions:NSPointerFunctionsStrongMemory
                                                  capacity:0];
  printf("set"); [map setObject:b forKey:a]; printf("\n");
  printf("replace"); [map setObject:a forKey:a]; printf("\n");
  printf("get"); printf(" %d", [map objectForKey:a] == a); printf("\n");
  printf("remove"); [map removeObjectForKey:a]; printf("\n");
  [map release];
  NSPointerArray *list = [[NSPointerArray alloc] initWithOptions:NSPointerFunctionsStrongMemory];
  printf("pointer"); [list addPointer:a]; printf("\n");
  printf("insert"); [list insertPointer:b atIndex:0]; printf("\n");
  printf("at 1"); printf(" %d", [list pointerAtIndex:1] == a); printf("\n");
  printf("remove"); [list removePointerAtIndex:0]; printf("\n");
  printf("end"); [list release]; printf("\n");
  return 0;
}
// expect: add hash retain
// expect: again hash equal
// expect: other hash retain
// expect: member hash equal 1
// expect: remove hash equal release
// expect: end release
// expect: set hash retain retain
// expect: replace hash retain release
// expect: get hash 1
// expect: remove hash release release
// expect: pointer retain
// expect: insert retain
// expect: at 1 1
// expect: remove release
// expect: end release
