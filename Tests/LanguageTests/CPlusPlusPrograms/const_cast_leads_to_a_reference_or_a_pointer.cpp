int main() { long n = 3; const long *p = &n; *const_cast<long *>(p) = 4; return const_cast<long>(*p); }
