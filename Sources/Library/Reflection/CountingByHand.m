// The functions behind retain, release, pools, locks and properties: what the compiler writes for a program,
// and what a program may call itself. Each does what the message or the statement does.
//: part counting by hand

id objc_retain(id object) { return [object retain]; }
void objc_release(id object) { [object release]; }
id objc_autorelease(id object) { return [object autorelease]; }
id objc_retainAutorelease(id object) { return [[object retain] autorelease]; }
id objc_autoreleaseReturnValue(id object) { return [object autorelease]; }
id objc_retainAutoreleaseReturnValue(id object) { return [[object retain] autorelease]; }
id objc_retainAutoreleasedReturnValue(id object) { return [object retain]; }
id objc_unsafeClaimAutoreleasedReturnValue(id object) { return object; }
id objc_retainBlock(id block) { return [block copy]; }
id objc_alloc(Class aClass) { return [aClass alloc]; }
id objc_alloc_init(Class aClass) { return [[aClass alloc] init]; }
id objc_allocWithZone(Class aClass) { return [aClass allocWithZone:NULL]; }
id objc_opt_new(Class aClass) { return [aClass new]; }
Class objc_opt_class(id object) { return [object class]; }
id objc_opt_self(id object) { return [object self]; }

void *objc_autoreleasePoolPush(void) { return (void *)__selfsame_poolPush(); }
void objc_autoreleasePoolPop(void *pool) {
  id object;
  while ((object = __selfsame_poolNext((unsigned long)pool))) [object release];
}
void *_objc_autoreleasePoolPush(void) { return objc_autoreleasePoolPush(); }
void _objc_autoreleasePoolPop(void *pool) { objc_autoreleasePoolPop(pool); }

static unsigned long __selfsame_poolEntry(long place) __attribute__((selfsame_native(poolEntry)));
// The pools of this thread in the form of Apple's runtime: each place with its address, a boundary as POOL.
void _objc_autoreleasePoolPrint(void) {
  unsigned long page = __selfsame_poolEntry(-1), entry;
  long count = 0, i;
  while (__selfsame_poolEntry(count)) count++;
  fprintf(stderr, "objc[1]: ##############\n");
  fprintf(stderr, "objc[1]: AUTORELEASE POOLS for thread 0x%lx\n", page);
  fprintf(stderr, "objc[1]: %ld releases pending.\n", count);
  fprintf(stderr, "objc[1]: [0x%lx]  ................  PAGE  (hot) (cold)\n", page);
  for (i = 0; (entry = __selfsame_poolEntry(i)); i++) {
    unsigned long place = page + 0x38 + 8 * i;
    if (entry & 1) {
      fprintf(stderr, "objc[1]: [0x%lx]  ################  POOL 0x%lx\n", place, place);
    } else {
      fprintf(stderr, "objc[1]: [0x%lx]  %#16lx  %s\n", place, entry,
              object_getClassName((id)entry));
    }
  }
  fprintf(stderr, "objc[1]: ##############\n");
}

// NSObject's own methods, also where a class has others.
static NSUInteger __selfsame_rootRetainCount(id object)
    __attribute__((selfsame_native(objectRetainCount)));
NSUInteger _objc_rootRetainCount(id object) { return __selfsame_rootRetainCount(object); }
id _objc_rootRetain(id object) {
  NSIncrementExtraRefCount(object);
  return object;
}
void _objc_rootRelease(id object) {
  if (NSDecrementExtraRefCountWasZero(object)) [object dealloc];
}
id _objc_rootAlloc(Class aClass) { return NSAllocateObject(aClass, 0, NULL); }
id _objc_rootInit(id object) { return object; }
void _objc_rootDealloc(id object) { NSDeallocateObject(object); }

enum { OBJC_SYNC_SUCCESS = 0, OBJC_SYNC_NOT_OWNING_THREAD_ERROR = -1 };
int objc_sync_enter(id object) __attribute__((selfsame_native(objc_sync_enter)));
int objc_sync_exit(id object) __attribute__((selfsame_native(objc_sync_exit)));

id objc_getProperty(id self, SEL _cmd, ptrdiff_t offset, BOOL atomic) {
  id value = *(id *)((char *)self + offset);
  return atomic ? [[value retain] autorelease] : value;
}
void objc_setProperty(id self, SEL _cmd, ptrdiff_t offset, id value, BOOL atomic,
                      signed char shouldCopy) {
  id *place = (id *)((char *)self + offset), old;
  if (shouldCopy) value = shouldCopy == 2 ? [value mutableCopy] : [value copy];
  else if (*place == value) return;
  else value = [value retain];
  old = *place;
  *place = value;
  [old release];
}
void objc_setProperty_atomic(id self, SEL _cmd, id value, ptrdiff_t offset) {
  objc_setProperty(self, _cmd, offset, value, YES, 0);
}
void objc_setProperty_nonatomic(id self, SEL _cmd, id value, ptrdiff_t offset) {
  objc_setProperty(self, _cmd, offset, value, NO, 0);
}
void objc_setProperty_atomic_copy(id self, SEL _cmd, id value, ptrdiff_t offset) {
  objc_setProperty(self, _cmd, offset, value, YES, 1);
}
void objc_setProperty_nonatomic_copy(id self, SEL _cmd, id value, ptrdiff_t offset) {
  objc_setProperty(self, _cmd, offset, value, NO, 1);
}
