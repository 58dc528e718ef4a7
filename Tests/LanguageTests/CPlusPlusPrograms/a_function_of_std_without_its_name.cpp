#include <algorithm>
int main() { return max(1, 2); }
