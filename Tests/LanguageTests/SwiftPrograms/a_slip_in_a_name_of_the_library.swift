import Foundation
let lock = NSLok()
