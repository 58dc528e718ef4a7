protocol Strategy { func next() -> Int }
class Random: Strategy {
}
