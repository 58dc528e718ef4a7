template <class T> class List;
int main() { List<int> l; List<int> *p = nullptr; p->go(); }
