// <errno.h>: what went wrong, as a number of each thread's own. The numbers and the words are Apple's.
//: part C library, errors
//: names EPERM ENOENT EINTR EIO EDEADLK ENOMEM EACCES EBUSY EEXIST EINVAL EDOM ERANGE EAGAIN
//: names ETIMEDOUT

#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EIO 5
#define ENXIO 6
#define E2BIG 7
#define ENOEXEC 8
#define EBADF 9
#define ECHILD 10
#define EDEADLK 11
#define ENOMEM 12
#define EACCES 13
#define EFAULT 14
#define ENOTBLK 15
#define EBUSY 16
#define EEXIST 17
#define EXDEV 18
#define ENODEV 19
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define ENOTTY 25
#define ETXTBSY 26
#define EFBIG 27
#define ENOSPC 28
#define ESPIPE 29
#define EROFS 30
#define EMLINK 31
#define EPIPE 32
#define EDOM 33
#define ERANGE 34
#define EAGAIN 35
#define EINPROGRESS 36
#define EALREADY 37
#define ENOTSOCK 38
#define EDESTADDRREQ 39
#define EMSGSIZE 40
#define EPROTOTYPE 41
#define ENOPROTOOPT 42
#define EPROTONOSUPPORT 43
#define ESOCKTNOSUPPORT 44
#define ENOTSUP 45
#define EPFNOSUPPORT 46
#define EAFNOSUPPORT 47
#define EADDRINUSE 48
#define EADDRNOTAVAIL 49
#define ENETDOWN 50
#define ENETUNREACH 51
#define ENETRESET 52
#define ECONNABORTED 53
#define ECONNRESET 54
#define ENOBUFS 55
#define EISCONN 56
#define ENOTCONN 57
#define ESHUTDOWN 58
#define ETOOMANYREFS 59
#define ETIMEDOUT 60
#define ECONNREFUSED 61
#define ELOOP 62
#define ENAMETOOLONG 63
#define EHOSTDOWN 64
#define EHOSTUNREACH 65
#define ENOTEMPTY 66
#define EPROCLIM 67
#define EUSERS 68
#define EDQUOT 69
#define ESTALE 70
#define EREMOTE 71
#define EBADRPC 72
#define ERPCMISMATCH 73
#define EPROGUNAVAIL 74
#define EPROGMISMATCH 75
#define EPROCUNAVAIL 76
#define ENOLCK 77
#define ENOSYS 78
#define EFTYPE 79
#define EAUTH 80
#define ENEEDAUTH 81
#define EPWROFF 82
#define EDEVERR 83
#define EOVERFLOW 84
#define EBADEXEC 85
#define EBADARCH 86
#define ESHLIBVERS 87
#define EBADMACHO 88
#define ECANCELED 89
#define EIDRM 90
#define ENOMSG 91
#define EILSEQ 92
#define ENOATTR 93
#define EBADMSG 94
#define EMULTIHOP 95
#define ENODATA 96
#define ENOLINK 97
#define ENOSR 98
#define ENOSTR 99
#define EPROTO 100
#define ETIME 101
#define EOPNOTSUPP 102
#define ENOPOLICY 103
#define ENOTRECOVERABLE 104
#define EOWNERDEAD 105
#define EQFULL 106
#define EWOULDBLOCK EAGAIN
_Thread_local int errno;
static const char *const __selfsame_errors[] = {
  [0] = "Undefined error: 0",
  [EPERM] = "Operation not permitted",
  [ENOENT] = "No such file or directory",
  [ESRCH] = "No such process",
  [EINTR] = "Interrupted system call",
  [EIO] = "Input/output error",
  [ENXIO] = "Device not configured",
  [E2BIG] = "Argument list too long",
  [ENOEXEC] = "Exec format error",
  [EBADF] = "Bad file descriptor",
  [ECHILD] = "No child processes",
  [EDEADLK] = "Resource deadlock avoided",
  [ENOMEM] = "Cannot allocate memory",
  [EACCES] = "Permission denied",
  [EFAULT] = "Bad address",
  [ENOTBLK] = "Block device required",
  [EBUSY] = "Resource busy",
  [EEXIST] = "File exists",
  [EXDEV] = "Cross-device link",
  [ENODEV] = "Operation not supported by device",
  [ENOTDIR] = "Not a directory",
  [EISDIR] = "Is a directory",
  [EINVAL] = "Invalid argument",
  [ENFILE] = "Too many open files in system",
  [EMFILE] = "Too many open files",
  [ENOTTY] = "Inappropriate ioctl for device",
  [ETXTBSY] = "Text file busy",
  [EFBIG] = "File too large",
  [ENOSPC] = "No space left on device",
  [ESPIPE] = "Illegal seek",
  [EROFS] = "Read-only file system",
  [EMLINK] = "Too many links",
  [EPIPE] = "Broken pipe",
  [EDOM] = "Numerical argument out of domain",
  [ERANGE] = "Result too large",
  [EAGAIN] = "Resource temporarily unavailable",
  [EINPROGRESS] = "Operation now in progress",
  [EALREADY] = "Operation already in progress",
  [ENOTSOCK] = "Socket operation on non-socket",
  [EDESTADDRREQ] = "Destination address required",
  [EMSGSIZE] = "Message too long",
  [EPROTOTYPE] = "Protocol wrong type for socket",
  [ENOPROTOOPT] = "Protocol not available",
  [EPROTONOSUPPORT] = "Protocol not supported",
  [ESOCKTNOSUPPORT] = "Socket type not supported",
  [ENOTSUP] = "Operation not supported",
  [EPFNOSUPPORT] = "Protocol family not supported",
  [EAFNOSUPPORT] = "Address family not supported by protocol family",
  [EADDRINUSE] = "Address already in use",
  [EADDRNOTAVAIL] = "Can't assign requested address",
  [ENETDOWN] = "Network is down",
  [ENETUNREACH] = "Network is unreachable",
  [ENETRESET] = "Network dropped connection on reset",
  [ECONNABORTED] = "Software caused connection abort",
  [ECONNRESET] = "Connection reset by peer",
  [ENOBUFS] = "No buffer space available",
  [EISCONN] = "Socket is already connected",
  [ENOTCONN] = "Socket is not connected",
  [ESHUTDOWN] = "Can't send after socket shutdown",
  [ETOOMANYREFS] = "Too many references: can't splice",
  [ETIMEDOUT] = "Operation timed out",
  [ECONNREFUSED] = "Connection refused",
  [ELOOP] = "Too many levels of symbolic links",
  [ENAMETOOLONG] = "File name too long",
  [EHOSTDOWN] = "Host is down",
  [EHOSTUNREACH] = "No route to host",
  [ENOTEMPTY] = "Directory not empty",
  [EPROCLIM] = "Too many processes",
  [EUSERS] = "Too many users",
  [EDQUOT] = "Disc quota exceeded",
  [ESTALE] = "Stale NFS file handle",
  [EREMOTE] = "Too many levels of remote in path",
  [EBADRPC] = "RPC struct is bad",
  [ERPCMISMATCH] = "RPC version wrong",
  [EPROGUNAVAIL] = "RPC prog. not avail",
  [EPROGMISMATCH] = "Program version wrong",
  [EPROCUNAVAIL] = "Bad procedure for program",
  [ENOLCK] = "No locks available",
  [ENOSYS] = "Function not implemented",
  [EFTYPE] = "Inappropriate file type or format",
  [EAUTH] = "Authentication error",
  [ENEEDAUTH] = "Need authenticator",
  [EPWROFF] = "Device power is off",
  [EDEVERR] = "Device error",
  [EOVERFLOW] = "Value too large to be stored in data type",
  [EBADEXEC] = "Bad executable (or shared library)",
  [EBADARCH] = "Bad CPU type in executable",
  [ESHLIBVERS] = "Shared library version mismatch",
  [EBADMACHO] = "Malformed Mach-o file",
  [ECANCELED] = "Operation canceled",
  [EIDRM] = "Identifier removed",
  [ENOMSG] = "No message of desired type",
  [EILSEQ] = "Illegal byte sequence",
  [ENOATTR] = "Attribute not found",
  [EBADMSG] = "Bad message",
  [EMULTIHOP] = "EMULTIHOP (Reserved)",
  [ENODATA] = "No message available on STREAM",
  [ENOLINK] = "ENOLINK (Reserved)",
  [ENOSR] = "No STR resources",
  [ENOSTR] = "Not a STREAM",
  [EPROTO] = "Protocol error",
  [ETIME] = "STREAM ioctl timeout",
  [EOPNOTSUPP] = "Operation not supported on socket",
  [ENOPOLICY] = "Policy not found",
  [ENOTRECOVERABLE] = "State not recoverable",
  [EOWNERDEAD] = "Previous owner died",
  [EQFULL] = "Interface output queue is full",
};
char *strerror(int number) {
  if (number >= 0 && number < (int)(sizeof __selfsame_errors / sizeof *__selfsame_errors)
      && __selfsame_errors[number]) {
    return (char *)__selfsame_errors[number];
  }
  static char other[32];
  snprintf(other, sizeof other, "Unknown error: %d", number);
  return other;
}
int strerror_r(int number, char *to, size_t size) {
  const char *text = strerror(number);
  if (size) snprintf(to, size, "%s", text);
  return strlen(text) < size ? 0 : ERANGE;
}
void perror(const char *text) {
  if (text && *text) fprintf(stderr, "%s: ", text);
  fprintf(stderr, "%s\n", strerror(errno));
}
