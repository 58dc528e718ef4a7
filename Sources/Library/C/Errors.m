// <errno.h>: what went wrong, as a number of each thread's own.
//: part C library, errors
//: names ENOENT EINVAL EDOM ERANGE ENOMEM EACCES EEXIST EPERM EINTR EIO EAGAIN EBUSY ETIMEDOUT

#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define ENOMEM 12
#define EACCES 13
#define EBUSY 16
#define EEXIST 17
#define EINVAL 22
#define EDOM 33
#define ERANGE 34
#define EAGAIN 35
#define ETIMEDOUT 60
_Thread_local int errno;
char *strerror(int number) {
  switch (number) {
    case 0: return "Undefined error: 0";
    case EPERM: return "Operation not permitted";
    case ENOENT: return "No such file or directory";
    case EINTR: return "Interrupted system call";
    case EIO: return "Input/output error";
    case ENOMEM: return "Cannot allocate memory";
    case EACCES: return "Permission denied";
    case EBUSY: return "Resource busy";
    case EEXIST: return "File exists";
    case EINVAL: return "Invalid argument";
    case EDOM: return "Numerical argument out of domain";
    case ERANGE: return "Result too large";
    case EAGAIN: return "Resource temporarily unavailable";
    case ETIMEDOUT: return "Operation timed out";
  }
  static char other[32];
  snprintf(other, sizeof other, "Unknown error: %d", number);
  return other;
}
void perror(const char *text) {
  if (text && *text) fprintf(stderr, "%s: ", text);
  fprintf(stderr, "%s\n", strerror(errno));
}
