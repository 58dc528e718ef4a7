int main(void) { return 0; }
#endif  // expect error: E0114 #endif without #if
