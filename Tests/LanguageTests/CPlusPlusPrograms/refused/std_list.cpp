#include <list>
int main() { std::list<int> l{1}; return l.front() - 1; }
