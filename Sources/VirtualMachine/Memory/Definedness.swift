/// Which words of memory were written yet.
///
/// A local array without an initialiser and a block from malloc hold, on a real machine, whatever was there
/// before. Reading that is no crash, it is worse. So such memory is marked where it begins: its granules get
/// shadow marks of their own, one for each set of unwritten words. The mark keeps the loop's fast path
/// away, the slow path notes what is written, and once a granule is written wholly it has an
/// ordinary mark and costs nothing any more. What was initialised never has such a mark.
///
/// A word is four bytes, and writing one byte of it defines it all. Copying carries the marks along: the
/// padding of a struct, or the unused end of a buffer, may be copied by everybody. Only what is read into a
/// register, and the text that a library function reads, must be there.
struct Definedness {
  /// Usable bytes of a granule with such a mark, and which of its whole words are written.
  private let sizes: UnsafeMutablePointer<UInt8>
  private let masks: UnsafeMutablePointer<UInt8>
  /// Mark of a size and a mask.
  private let marks: UnsafeMutablePointer<Int8>

  init() {
    sizes = .allocate(capacity: 256)
    masks = .allocate(capacity: 256)
    marks = .allocate(capacity: 17 * 16)
    sizes.initialize(repeating: 0, count: 256)
    masks.initialize(repeating: 0, count: 256)
    marks.initialize(repeating: 0, count: 17 * 16)
    var mark = Int(Shadow.firstUndefined)
    for size in 1...16 {
      let full = Definedness.full(size)
      for mask in 0...full {
        if mask == full {
          marks[size * 16 + mask] = Int8(size)
          continue
        }
        sizes[mark & 0xFF] = UInt8(size)
        masks[mark & 0xFF] = UInt8(mask)
        marks[size * 16 + mask] = Int8(mark)
        mark -= 1
      }
    }
  }

  func release() {
    sizes.deallocate()
    masks.deallocate()
    marks.deallocate()
  }

  /// All whole words of a granule with so many usable bytes. Bytes behind the last whole word count as written.
  static func full(_ size: Int) -> Int { (1 << (size >> 2)) - 1 }

  func size(_ mark: Int8) -> Int { Int(sizes[Int(mark) & 0xFF]) }
  func mask(_ mark: Int8) -> Int { Int(masks[Int(mark) & 0xFF]) }
  func mark(size: Int, mask: Int) -> Int8 { marks[size * 16 + mask] }
  /// The marks of eight granules that nothing was written to.
  var allUndefined: UInt64 {
    UInt64(UInt8(bitPattern: mark(size: 16, mask: 0))) &* 0x0101_0101_0101_0101
  }
}

extension AddressSpace {
  /// Usable memory of `size` bytes from a granule's begin on that nothing was written to yet.
  func openUndefined(_ offset: Int, size: Int) {
    let first = offset >> 4
    (shadow + first).update(repeating: definedness.mark(size: 16, mask: 0), count: size >> 4)
    let rest = size & 15
    if rest != 0 { shadow[first + size >> 4] = definedness.mark(size: rest, mask: 0) }
  }

  /// `count` bytes within one granule have been written.
  func define(_ offset: UInt64, count: Int) {
    let granule = Int(offset >> 4)
    let mark = shadow[granule]
    guard mark <= Shadow.firstUndefined, count > 0 else { return }
    let size = definedness.size(mark)
    let first = Int(offset & 15) >> 2
    let last = (Int(offset & 15) + count - 1) >> 2
    var mask = definedness.mask(mark)
    for word in first...last { mask |= 1 << word }
    shadow[granule] = definedness.mark(size: size, mask: mask & Definedness.full(size))
  }

  /// Whether the word at an offset was never written.
  func isUndefined(word offset: UInt64) -> Bool {
    let mark = shadow[Int(offset >> 4)]
    guard mark <= Shadow.firstUndefined else { return false }
    let word = Int(offset & 15) >> 2
    return definedness.mask(mark) >> word & 1 == 0 && word < definedness.size(mark) >> 2
  }

  /// Whether reading `size` bytes into a register reads nothing but what was never written. One or two bytes
  /// may be padding that somebody copies by hand: there the eight around them have to be unwritten, too.
  func readsUndefined(_ address: UInt64, size: Int) -> Bool {
    var offset = AddressSpace.offset(address)
    var end = offset &+ UInt64(size)
    if size < 4 {
      offset &= ~7
      end = offset &+ 8
    }
    offset &= ~3
    while offset < end {
      if !isUndefined(word: offset) { return false }
      offset += 4
    }
    return true
  }

  /// Address of the first unwritten word among `count` usable bytes; nil where there is none.
  func firstUndefined(_ address: UInt64, count: Int) -> UInt64? {
    let start = AddressSpace.offset(address)
    let end = start &+ UInt64(max(0, count))
    var offset = start & ~3
    while offset < end {
      if shadow[Int(offset >> 4)] > Shadow.firstUndefined {
        offset = (offset | 15) &+ 1
        continue
      }
      if isUndefined(word: offset) { return AddressSpace.address(Int(max(offset, start))) }
      offset += 4
    }
    return nil
  }

  /// The unwritten words of a range, as distances from its begin: what a copy carries along.
  func undefinedWords(_ address: UInt64, count: Int) -> [Int] {
    let start = AddressSpace.offset(address)
    let end = start &+ UInt64(max(0, count))
    var found: [Int] = []
    var offset = (start + 3) & ~3
    while offset + 4 <= end {
      if shadow[Int(offset >> 4)] > Shadow.firstUndefined {
        offset = (offset | 15) &+ 1
        continue
      }
      if isUndefined(word: offset) { found.append(Int(offset - start)) }
      offset += 4
    }
    return found
  }

  /// What a copy of a range carries along, a piece at a time: the two do not overlap.
  func carryUndefined(from source: UInt64, to target: UInt64, count: Int) {
    var done = 0
    if (source | target) & 15 == 0 {
      // Blocks lie granule for granule: no list of words is needed.
      let from = Int(AddressSpace.offset(source) >> 4)
      let to = Int(AddressSpace.offset(target) >> 4)
      for granule in 0..<count >> 4 {
        let mark = shadow[from + granule]
        if mark > Shadow.firstUndefined { continue }
        let old = shadow[to + granule]
        if old == 16 {
          shadow[to + granule] = mark
        } else if old <= Shadow.firstUndefined {
          shadow[to + granule] = definedness.mark(
            size: definedness.size(old), mask: definedness.mask(old) & definedness.mask(mark))
        }
      }
      done = max(0, count) & ~15
    }
    while done < count {
      let length = min(count - done, 1 << 12)
      let words = undefinedWords(source &+ UInt64(done), count: length)
      if !words.isEmpty { undefine(target &+ UInt64(done), words: words) }
      done += length
    }
  }

  /// Takes words back to "never written". A copy to an address of another alignment defines all.
  func undefine(_ address: UInt64, words: [Int]) {
    for word in words {
      let offset = AddressSpace.offset(address) &+ UInt64(word)
      if offset & 3 != 0 { return }
      let granule = Int(offset >> 4)
      let mark = shadow[granule]
      let isUndefined = mark <= Shadow.firstUndefined
      guard mark > 0 || isUndefined else { continue }
      let size = isUndefined ? definedness.size(mark) : Int(mark)
      let mask = isUndefined ? definedness.mask(mark) : Definedness.full(size)
      shadow[granule] = definedness.mark(
        size: size, mask: mask & ~(1 << (Int(offset & 15) >> 2)) & Definedness.full(size))
    }
  }
}
