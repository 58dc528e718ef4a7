// swift-format-ignore-file
// Written by `make library` from CPlusPlus/cstdio.cpp: change it there.
enum CstdioText {
static let text: StaticString = #"""
extern "C" {
struct __sFILE;
typedef __sFILE FILE;
typedef unsigned long size_t;
extern FILE *stdout;
extern FILE *stderr;
void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *block, size_t size);
void free(void *block);
void *memcpy(void *to, const void *from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *block, int byte, size_t n);
int memcmp(const void *a, const void *b, size_t n);
size_t strlen(const char *s);
int strcmp(const char *a, const char *b);
int strncmp(const char *a, const char *b, size_t n);
char *strcpy(char *to, const char *from);
char *strncpy(char *to, const char *from, size_t n);
char *strcat(char *to, const char *from);
char *strncat(char *to, const char *from, size_t n);
char *strchr(const char *s, int c);
char *strrchr(const char *s, int c);
char *strstr(const char *s, const char *part);
char *strdup(const char *s);
int abs(int n);
long labs(long n);
void exit(int status);
int __cpp_atexit(void (*function)(void));
void *__cpp_set_terminate(void *ending);
void __cpp_end();
int __cpp_uncaught();
void abort();
int puts(const char *s);
int putchar(int c);
int fputs(const char *s, FILE *file);
int printf(const char *format, ...);
int fprintf(FILE *file, const char *format, ...);
int sprintf(char *to, const char *format, ...);
int snprintf(char *to, size_t size, const char *format, ...);
int fflush(FILE *file);
int rand();
void srand(unsigned seed);
int atoi(const char *s);
long atol(const char *s);
long strtol(const char *s, char **end, int base);
int isalpha(int c);
int isdigit(int c);
int isspace(int c);
int isupper(int c);
int islower(int c);
int isalnum(int c);
int ispunct(int c);
int toupper(int c);
int tolower(int c);
double sqrt(double x);
double pow(double x, double y);
double floor(double x);
double ceil(double x);
double round(double x);
double fabs(double x);
double fmod(double x, double y);
double sin(double x);
double cos(double x);
double tan(double x);
double asin(double x);
double acos(double x);
double atan(double x);
double atan2(double y, double x);
double exp(double x);
double log(double x);
double log10(double x);
double log2(double x);
double fmin(double x, double y);
double fmax(double x, double y);
double trunc(double x);
double cbrt(double x);
double hypot(double x, double y);
void __assert_rtn(const char *function, const char *file, int line, const char *text);
int pthread_mutex_init(void *mutex, void *attributes);
int pthread_mutexattr_init(void *attributes);
int pthread_mutexattr_settype(void *attributes, int type);
int pthread_mutex_lock(void *mutex);
int pthread_mutex_trylock(void *mutex);
int pthread_mutex_unlock(void *mutex);
int pthread_cond_wait(void *condition, void *mutex);
int pthread_cond_timedwait(void *condition, void *mutex, const void *until);
int pthread_cond_signal(void *condition);
int pthread_cond_broadcast(void *condition);
int pthread_create(void *thread, const void *attributes, void *(*start)(void *), void *argument);
int pthread_join(void *thread, void **result);
int pthread_detach(void *thread);
void *pthread_self();
int clock_gettime(int which, void *now);
void __selfsame_sleep(unsigned long nanoseconds);
int __selfsame_onceEnter(long *token);
void __selfsame_onceDone(long *token);
void __selfsame_onceLeave(long **turn);
}
namespace std {}
inline int atexit(void (*function)(void)) { return __cpp_atexit(function); }
"""#
}
