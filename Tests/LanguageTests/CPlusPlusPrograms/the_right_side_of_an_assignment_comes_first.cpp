#include <iostream>
int row[4] = {1, 2, 3, 4};
int at = 0;
int& place(int i) { std::cout << "place " << i << "\n"; return row[i]; }
int value(int v) { std::cout << "value " << v << "\n"; at = v; return v; }
struct Box { int n; Box* next; };
Box last{2, nullptr}, first{1, &last};
Box* current = &first;
int step() { current = current->next; return 10; }
struct Word {
  int n;
  Word(int n) : n(n) {}
  Word& operator=(const Word& o) { n = o.n; return *this; }
  Word& operator+=(const Word& o) { n += o.n; return *this; }
};
Word word(1);
Word& theWord() { std::cout << "word\n"; return word; }
Word made(int n) { std::cout << "made " << n << "\n"; return Word(n); }
int main() {
  place(0) = value(1);
  place(1) += value(2);
  row[at] += value(3);
  current->n += step();
  theWord() = made(5);
  theWord() += made(6);
  int i = 0;
  row[i++] = i;
  for (int r : row) std::cout << r << " ";
  std::cout << first.n << " " << last.n << " " << word.n << " " << i << "\n";
}
