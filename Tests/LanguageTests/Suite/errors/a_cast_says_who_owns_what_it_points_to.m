// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  void *room = calloc(2, sizeof(id));
  __strong id *good = (__strong id *)room;
  const id *looked = (const id *)room;
  Class *classes = (Class *)room;
  __strong id *bad = (id *)room;  // expect error: E0346 pointer to non-const type 'id' with no explicit ownership
  (void)(NSError **)room;  // expect error: E0346 pointer to non-const type 'NSError *' with no explicit ownership
  (void)(void (^*)(void))room;  // expect error: E0346 pointer to non-const type 'void (^)(void)' with no explicit ownership
  return 0;
}
