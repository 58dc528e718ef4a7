// mode: mrc
// what each operation of a collection retains and releases
#import <Foundation/Foundation.h>
@interface Loud : NSObject @property int n; @end
@implementation Loud
- (id)retain { printf("r%d ", _n); return [super retain]; }
- (oneway void)release { printf("l%d ", _n); [super release]; }
- (id)autorelease { printf("a%d ", _n); return [super autorelease]; }
- (void)dealloc { printf("d%d ", _n); [super dealloc]; }
- (id)copyWithZone:(NSZone *)z { Loud *l = [[Loud allocWithZone:z] init]; l.n = _n + 100; return l; }
- (BOOL)isEqual:(id)o { printf("e "); return [o isKindOfClass:[Loud class]] && [o n] == _n; }
- (NSUInteger)hash { printf("h "); return _n; }
@end
static Loud *mk(int n) { Loud *l = [Loud new]; l.n = n; return l; }
int main(void) {
    @autoreleasepool {
        Loud *a = mk(1), *b = mk(2);
        printf("\narr: "); NSMutableArray *arr = [[NSMutableArray alloc] init]; [arr addObject:a]; [arr addObject:b];
        printf("\nreplace: "); [arr replaceObjectAtIndex:0 withObject:b];
        printf("\nremoveObject: "); [arr removeObjectIdenticalTo:b];
        printf("\ncount %lu insert: ", [arr count]); [arr addObject:a]; [arr insertObject:b atIndex:0];
        printf("\nremoveAll: "); [arr removeAllObjects];
        printf("\nperform: "); [arr addObject:a]; [arr makeObjectsPerformSelector:@selector(retain)]; 
        printf("\nrelease arr: "); [arr release];
        printf("\nprop: "); [a release];
        printf("\nliteral: "); @autoreleasepool { NSArray *lit = @[a, b]; printf("%lu ", [lit count]); }
        printf("\ndict: "); @autoreleasepool { NSMutableDictionary *d = [NSMutableDictionary dictionary]; [d setObject:a forKey:@"k"]; [d setObject:b forKey:@"k"]; printf("/ "); [d removeObjectForKey:@"k"]; printf("/ "); }
        printf("\nperformSelector: "); id c = [a performSelector:@selector(copy)]; [c release];
        printf("\nauto: "); [[b retain] autorelease];
        printf("\n%lu %lu ends: ", [a retainCount], [b retainCount]); [a release]; [b release]; printf("/ ");
    }
    puts("");
    return 0;
}
// expect:
// expect: arr: r1 r2 
// expect: replace: r2 l1 
// expect: removeObject: l2 l2 
// expect: count 0 insert: r1 r2 
// expect: removeAll: l2 l1 
// expect: perform: r1 r1 
// expect: release arr: l1 
// expect: prop: l1 
// expect: literal: r1 r2 2 l1 l2 
// expect: dict: r1 r2 l1 / l2 / 
// expect: performSelector: l101 d101 
// expect: auto: r2 a2 
// expect: 1 2 ends: l1 d1 l2 / l2 d2 
