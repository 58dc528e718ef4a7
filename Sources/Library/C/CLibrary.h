// The C library as the prelude has it: types and prototypes. Each native is a leaf of the machine.
//: part C library
//: core

typedef unsigned long size_t;
typedef long ssize_t;
typedef long ptrdiff_t;
typedef long intptr_t;
typedef unsigned long uintptr_t;
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
typedef long intmax_t;
typedef unsigned long uintmax_t;
typedef int wchar_t;
typedef int wint_t;
typedef struct __sFILE FILE;
static FILE *const stdout = (FILE *)1;
static FILE *const stderr = (FILE *)2;

void *malloc(size_t size) __attribute__((selfsame_native(malloc)));
void *calloc(size_t count, size_t size) __attribute__((selfsame_native(calloc)));
void *realloc(void *block, size_t size) __attribute__((selfsame_native(realloc)));
void free(void *block) __attribute__((selfsame_native(free)));
void *memcpy(void *to, const void *from, size_t n) __attribute__((selfsame_native(memcpy)));
void *memmove(void *to, const void *from, size_t n) __attribute__((selfsame_native(memmove)));
void *memset(void *block, int byte, size_t n) __attribute__((selfsame_native(memset)));
int memcmp(const void *a, const void *b, size_t n) __attribute__((selfsame_native(memcmp)));
size_t strlen(const char *s) __attribute__((selfsame_native(strlen)));
int strcmp(const char *a, const char *b) __attribute__((selfsame_native(strcmp)));
int strncmp(const char *a, const char *b, size_t n) __attribute__((selfsame_native(strncmp)));
char *strcpy(char *to, const char *from) __attribute__((selfsame_native(strcpy)));
char *strncpy(char *to, const char *from, size_t n) __attribute__((selfsame_native(strncpy)));
char *strcat(char *to, const char *from) __attribute__((selfsame_native(strcat)));
char *strncat(char *to, const char *from, size_t n) __attribute__((selfsame_native(strncat)));
char *strchr(const char *s, int c) __attribute__((selfsame_native(strchr)));
char *strrchr(const char *s, int c) __attribute__((selfsame_native(strrchr)));
char *strstr(const char *s, const char *part) __attribute__((selfsame_native(strstr)));
char *strdup(const char *s) __attribute__((selfsame_native(strdup)));
int abs(int n) __attribute__((selfsame_native(abs)));
long labs(long n) __attribute__((selfsame_native(labs)));
void exit(int status) __attribute__((selfsame_native(exit), noreturn));
void abort(void) __attribute__((selfsame_native(abort), noreturn));
int puts(const char *s) __attribute__((selfsame_native(puts)));
int putchar(int c) __attribute__((selfsame_native(putchar)));
int fputs(const char *s, FILE *file) __attribute__((selfsame_native(fputs)));
int printf(const char *format, ...) __attribute__((selfsame_native(printf), format(printf, 1, 2)));
int fprintf(FILE *file, const char *format, ...)
    __attribute__((selfsame_native(fprintf), format(printf, 2, 3)));
int sprintf(char *to, const char *format, ...)
    __attribute__((selfsame_native(sprintf), format(printf, 2, 3)));
int snprintf(char *to, size_t size, const char *format, ...)
    __attribute__((selfsame_native(snprintf), format(printf, 3, 4)));
static inline int fflush(FILE *file) { return 0; }
int rand(void) __attribute__((selfsame_native(rand)));
void srand(unsigned seed) __attribute__((selfsame_native(srand)));
int atoi(const char *s) __attribute__((selfsame_native(atoi)));
long atol(const char *s) __attribute__((selfsame_native(atol)));
int isalpha(int c) __attribute__((selfsame_native(isalpha)));
int isdigit(int c) __attribute__((selfsame_native(isdigit)));
int isspace(int c) __attribute__((selfsame_native(isspace)));
int isupper(int c) __attribute__((selfsame_native(isupper)));
int islower(int c) __attribute__((selfsame_native(islower)));
int isalnum(int c) __attribute__((selfsame_native(isalnum)));
int ispunct(int c) __attribute__((selfsame_native(ispunct)));
int toupper(int c) __attribute__((selfsame_native(toupper)));
int tolower(int c) __attribute__((selfsame_native(tolower)));
double sqrt(double x) __attribute__((selfsame_native(sqrt)));
double pow(double x, double y) __attribute__((selfsame_native(pow)));
double floor(double x) __attribute__((selfsame_native(floor)));
double ceil(double x) __attribute__((selfsame_native(ceil)));
double round(double x) __attribute__((selfsame_native(round)));
double fabs(double x) __attribute__((selfsame_native(fabs)));
double fmod(double x, double y) __attribute__((selfsame_native(fmod)));
