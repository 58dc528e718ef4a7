// mode: arc
// NSHashTable, NSMapTable, NSCache
#import <Foundation/Foundation.h>
@interface K : NSObject @property (copy) NSString *n; @end
@implementation K - (void)dealloc { printf("x%s ", _n.UTF8String); } @end
static K *k(NSString *n) { K *x = [K new]; x.n = n; return x; }
int main(void) { @autoreleasepool {
    NSHashTable *h = [NSHashTable weakObjectsHashTable];
    NSMapTable *m = [NSMapTable strongToWeakObjectsMapTable];
    @autoreleasepool { K *a = k(@"a"); [h addObject:a]; [m setObject:a forKey:@"a"]; printf("%d %lu\n", [h containsObject:a], h.allObjects.count); }
    printf("\n%lu %d\n", h.allObjects.count, [m objectForKey:@"a"] == nil);
    NSMapTable *w = [NSMapTable weakToStrongObjectsMapTable]; K *key = k(@"key"); [w setObject:@5 forKey:key]; printf("%d %lu\n", [[w objectForKey:key] intValue], w.count); 
    NSCache *c = [[NSCache alloc] init]; [c setObject:@1 forKey:@"one"]; c.countLimit = 10; c.name = @"cc";
    printf("%d %d %s\n", [[c objectForKey:@"one"] intValue], [c objectForKey:@"two"] == nil, c.name.UTF8String); [c removeObjectForKey:@"one"]; printf("%d\n", [c objectForKey:@"one"] == nil); [c removeAllObjects];
} return 0; }
// expect: 1 1
// expect: xa 
// expect: 0 1
// expect: 5 1
// expect: 1 1 cc
// expect: 1
// expect: xkey 
