import Foundation
let wide = DispatchQueue(label: "wide", attributes: [.concurrent])
let narrow = DispatchQueue(label: "narrow", attributes: [])
wide.async(flags: [.barrier]) { print("alone") }
wide.sync(flags: []) { print("after it") }
print(narrow.sync { 7 }, wide.sync(flags: [.barrier]) { 8 })
