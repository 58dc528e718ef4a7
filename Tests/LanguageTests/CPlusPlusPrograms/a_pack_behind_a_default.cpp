// A pack has no default and may stand behind a parameter that has one.
#include <iostream>

template <class... T> struct Crate {
    int sum;
    Crate(int first = 10, T... rest) : sum(first) { add(rest...); }
    void add() {}
    template <class U, class... V> void add(U one, V... others) {
        sum += one;
        add(others...);
    }
    static int count(int least = 1, T...) { return least + static_cast<int>(sizeof...(T)); }
};

int main() {
    Crate<> empty;
    Crate<int, long> pair(1, 2, 3L);
    std::cout << empty.sum << ' ' << pair.sum << ' ' << Crate<>::count() << ' '
              << Crate<int, char>::count(4, 5, 'c') << '\n';
}
