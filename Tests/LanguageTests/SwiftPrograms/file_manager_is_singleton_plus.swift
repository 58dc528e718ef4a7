import Foundation
let defaultFileManager = FileManager.default
let customFileManager = FileManager()
print(defaultFileManager === FileManager.default, defaultFileManager === customFileManager)
