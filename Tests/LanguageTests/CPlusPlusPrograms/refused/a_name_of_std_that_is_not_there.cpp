#include <memory>
using namespace std;
int main() { int x = 1; return *addressof(x); }
