// The operating system hands a C program its arguments. Swift's own entry reads them from /proc on Linux, where a
// bare chroot has none; so the program begins here and goes on in Sources/EntryPoint.

#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#include <unistd.h>
#endif

int selfsame_main(int argc, char **argv);

#ifdef __GLIBC__
// Swift's runtime looks for a helper of its own beside the program, whose place it reads in /proc where the C library
// is inside, and ends the process where it cannot. It is told some place then; there is no helper anywhere.
__attribute__((constructor(101))) static void answerWithoutProc(void) {
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_ROOT", "/", 0);
}
#endif

int main(int argc, char **argv) {
#ifdef __GLIBC__
  // A large piece is the host's again when it is freed. Left alone, the GNU allocator keeps more of them the larger
  // they were (mallopt(3), M_MMAP_THRESHOLD), and what compiling took would come on top of what the program takes.
  mallopt(M_MMAP_THRESHOLD, 256 << 10);
  // Threads are begun for the room on their stacks, one at a time: what one freed, the next takes again.
  mallopt(M_ARENA_MAX, 1);
#endif
  return selfsame_main(argc, argv);
}
