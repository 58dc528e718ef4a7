#include <iostream>
template <typename T>
class Node {
public:
  T value;
  Node *next;
  Node(T value, Node<T> *next) : value(value), next(next) {}
};
template <typename T>
class Stack {
  Node<T> *head = nullptr;
  int count = 0;
public:
  void push(T value);
  T pop();
  bool empty() const { return head == nullptr; }
  int size() const { return count; }
  ~Stack() {
    while (!empty()) pop();
  }
};
template <typename T>
void Stack<T>::push(T value) {
  head = new Node<T>(value, head);
  count++;
}
template <typename E>
E Stack<E>::pop() {
  E value = head->value;
  Node<E> *old = head;
  head = head->next;
  delete old;
  count--;
  return value;
}
template <typename A, typename B>
struct Pair {
  A first;
  B second;
};
template <class T>
class Once {
  static T *one;
public:
  static T *get() {
    if (!one) one = new T();
    return one;
  }
  static void drop() {
    delete one;
    one = nullptr;
  }
};
template <class T>
T *Once<T>::one = nullptr;
struct Lamp {
  Lamp() { std::cout << "on "; }
  ~Lamp() { std::cout << "off "; }
};
int main() {
  Stack<int> numbers;
  numbers.push(1);
  numbers.push(2);
  std::cout << numbers.pop() << numbers.size();
  Stack<const char *> words;
  words.push("w");
  std::cout << words.pop() << words.empty();
  Pair<int, Pair<char, bool>> pair{1, {'c', true}};
  std::cout << pair.first << pair.second.first << pair.second.second << " ";
  std::cout << (Once<Lamp>::get() == Once<Lamp>::get()) << " ";
  Once<Lamp>::drop();
  std::cout << "\n";
}
