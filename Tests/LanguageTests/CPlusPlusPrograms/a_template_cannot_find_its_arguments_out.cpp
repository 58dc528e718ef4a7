template <class T> struct Box { Box(T a, T b) {} };
int main() {
  Box b(1, 'c');
}
