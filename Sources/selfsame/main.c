// The operating system hands a C program its arguments. Swift's own entry reads them from /proc on Linux, where a
// bare chroot has none; so the program begins here and goes on in Sources/EntryPoint.

#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

int selfsame_main(int argc, char **argv);

int main(int argc, char **argv) {
#ifdef __GLIBC__
  // A large piece is the host's again when it is freed. Left alone, the GNU allocator keeps more of them the larger
  // they were (mallopt(3), M_MMAP_THRESHOLD), and what compiling took would come on top of what the program takes.
  mallopt(M_MMAP_THRESHOLD, 256 << 10);
#endif
  return selfsame_main(argc, argv);
}
