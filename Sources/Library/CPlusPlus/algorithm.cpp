// <algorithm>, <utility>: the smaller and the larger of two numbers of one type. What two variables exchange, the
// front end writes where it is asked for.
//: part algorithm.cpp
//: names min max swap

namespace std {
inline char min(char a, char b) { return b < a ? b : a; }
inline short min(short a, short b) { return b < a ? b : a; }
inline int min(int a, int b) { return b < a ? b : a; }
inline unsigned min(unsigned a, unsigned b) { return b < a ? b : a; }
inline long min(long a, long b) { return b < a ? b : a; }
inline unsigned long min(unsigned long a, unsigned long b) { return b < a ? b : a; }
inline long long min(long long a, long long b) { return b < a ? b : a; }
inline float min(float a, float b) { return b < a ? b : a; }
inline double min(double a, double b) { return b < a ? b : a; }
inline char max(char a, char b) { return a < b ? b : a; }
inline short max(short a, short b) { return a < b ? b : a; }
inline int max(int a, int b) { return a < b ? b : a; }
inline unsigned max(unsigned a, unsigned b) { return a < b ? b : a; }
inline long max(long a, long b) { return a < b ? b : a; }
inline unsigned long max(unsigned long a, unsigned long b) { return a < b ? b : a; }
inline long long max(long long a, long long b) { return a < b ? b : a; }
inline float max(float a, float b) { return a < b ? b : a; }
inline double max(double a, double b) { return a < b ? b : a; }
inline void swap(int &a, int &b) {
  int c = a;
  a = b;
  b = c;
}
}
