#include <unordered_map>
int main() { std::unordered_map<int, int> m; return m.size(); }
