// Blocks: where they live, and what copying one does.
//
// A block literal that captures something begins on the stack of the function that wrote it, and ends with
// that function. Copying moves it to the heap, where it is an object like any other: counted, and told
// to let its captures go when it dies. A literal without captures is made once and for all; copying
// and releasing it does nothing. A `__block` variable lives in a small structure of its own that the blocks
// share; the first copy of a block moves it to the heap as well, and `forwarding` tells everybody where it
// is now. (Apple's layout: Block-ABI-Apple in clang's documents.)
//: part Blocks
//: names ^ __NSStackBlock__ __NSGlobalBlock__ __NSMallocBlock__ Block_copy Block_release
//: names __block dispatch_block_t

struct __selfsame_BlockDescriptor {
  unsigned long reserved;
  unsigned long size;
  void (*copy)(void *to, const void *from);
  void (*dispose)(const void *block);
  const char *signature;
};
struct __selfsame_Block {
  void *isa;
  int flags;
  int reserved;
  void *invoke;
  struct __selfsame_BlockDescriptor *descriptor;
};
struct __selfsame_ByRef {
  struct __selfsame_ByRef *forwarding;
  int flags;
  unsigned size;
  void (*copy)(void *to, const void *from);
  void (*dispose)(const void *byref);
};
void *_Block_copy(const void *block);
void _Block_release(const void *block);
NSZone *__selfsame_zoneOf(id object) __attribute__((selfsame_native(objectZone)));

@interface NSBlock : NSObject <NSCopying>
- (void)invoke;
@end
@interface __NSGlobalBlock__ : NSBlock
@end
@interface __NSStackBlock__ : NSBlock
@end
@interface __NSMallocBlock__ : NSBlock
@end

@implementation NSBlock
- (id)copy { return _Block_copy(self); }
- (id)copyWithZone:(NSZone *)zone { return _Block_copy(self); }
- (NSUInteger)retainCount { return 1; }
- (void)invoke { ((void (*)(id))((struct __selfsame_Block *)self)->invoke)(self); }
@end
@implementation __NSGlobalBlock__
@end
@implementation __NSStackBlock__
@end
@implementation __NSMallocBlock__
- (void)dealloc {
  struct __selfsame_Block *block = (struct __selfsame_Block *)self;
  if (block->flags & (1 << 25)) block->descriptor->dispose(block);
  [super dealloc];
}
@end

// Ownership: the caller owns the result.
void *_Block_copy(const void *argument) {
  struct __selfsame_Block *block = (struct __selfsame_Block *)argument;
  if (!block) return NULL;
  if (object_getClass((id)block) != [__NSStackBlock__ class]) return [(id)block retain];
  unsigned long size = block->descriptor->size;
  Class heap = [__NSMallocBlock__ class];
  struct __selfsame_Block *copy = (struct __selfsame_Block *)NSAllocateObject(
      heap, size - class_getInstanceSize(heap), NULL);
  memcpy((char *)copy + 8, (char *)block + 8, size - 8);
  if (block->flags & (1 << 25)) block->descriptor->copy(copy, block);
  return copy;
}
void _Block_release(const void *block) { [(id)block release]; }

enum { __selfsame_byrefOnHeap = 1 << 24 };

// The low 16 bits of the flags count the owners: every block on the heap that uses it, and the scope.
// It is counted as an object is: whoever lets go of it last frees it, whichever thread that is.
__attribute__((selfsame_visible(atomicWrite, argument)))
void *__selfsame_byrefCopy(void *argument) {
  struct __selfsame_ByRef *byref = ((struct __selfsame_ByRef *)argument)->forwarding;
  if (byref->flags & __selfsame_byrefOnHeap) {
    byref->flags += 1;
    return byref;
  }
  struct __selfsame_ByRef *heap = malloc(byref->size);
  memcpy(heap, byref, byref->size);
  heap->flags |= __selfsame_byrefOnHeap | 2;
  heap->forwarding = heap;
  byref->forwarding = heap;
  if (byref->copy) byref->copy(heap, byref);
  return heap;
}
__attribute__((selfsame_visible(atomicWrite, argument)))
void __selfsame_byrefRelease(void *argument) {
  struct __selfsame_ByRef *byref = ((struct __selfsame_ByRef *)argument)->forwarding;
  if (!(byref->flags & __selfsame_byrefOnHeap)) return;
  byref->flags -= 1;
  if (byref->flags & 0xFFFF) return;
  if (byref->dispose) byref->dispose(byref);
  free(byref);
}

// What leaves these by an exception ends the program, as where GCD calls a block.
void __selfsame_callout(id block) {
  ((void (*)(id))((struct __selfsame_Block *)block)->invoke)(block);
}
