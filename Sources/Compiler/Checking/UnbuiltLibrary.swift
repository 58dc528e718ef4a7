/// What Apple's frameworks have and this library has not: the one list of it.
///
/// Whoever uses one of these names has made no mistake of spelling. So it is said that the name is known and
/// not built, and what it belongs to, instead of "undeclared"; of a method that a class here lacks also under
/// manual counting, where an unknown method is only a warning: it would end in "unrecognized selector".
enum UnbuiltLibrary {
  /// What a name belongs to; the catalogue has the words (`unbuilt.calendars`).
  enum Subject: String {
    case calendars, formatters, decimals, texts, files, network, processes, documents
    case interface, measures, mapFunctions, coreFoundation, coreData, appKit, uiKit, graphics
    case dispatch, cLibrary
    case method

    var key: String { "unbuilt." + rawValue }
  }

  /// The subject of a class, protocol, type, function or constant that is not built.
  static func subject(of name: String) -> Subject? {
    subjects[name] ?? families.first { name.hasPrefix($0.prefix) }?.subject
  }

  /// The class, of these, that has such a method at Apple's; `method` begins with its sign: `-copy`.
  static func owner(of method: String, among classes: [String]) -> String? {
    classes.first { lacking[$0]?.contains(method) == true }
  }

  /// Some class that has such a method: what is known of a message to `id`.
  static func owner(of method: String) -> String? {
    lacking.keys.sorted().first { lacking[$0]?.contains(method) == true }
  }

  static let subjects: [String: Subject] = {
    var table: [String: Subject] = [:]
    for (subject, list) in names {
      for name in list.split(separator: " ") { table[String(name)] = subject }
    }
    return table
  }()

  private static let lacking: [String: Set<String>] = methods.mapValues { list in
    Set(list.split(separator: " ").map(String.init))
  }

  /// Names that begin with one of these are of its family.
  private static let families: [(prefix: String, subject: Subject)] = [
    ("NSCalendar", .calendars),
    ("NSLocale", .calendars),
    ("NSTimeZoneName", .calendars),
    ("NSByteCountFormatter", .formatters),
    ("NSDateComponentsFormatter", .formatters),
    ("NSDateFormatter", .formatters),
    ("NSDateIntervalFormatter", .formatters),
    ("NSEnergyFormatter", .formatters),
    ("NSFormatting", .formatters),
    ("NSISO8601", .formatters),
    ("NSLengthFormatter", .formatters),
    ("NSMassFormatter", .formatters),
    ("NSMeasurementFormatter", .formatters),
    ("NSNumberFormatter", .formatters),
    ("NSPersonName", .formatters),
    ("NSDecimal", .decimals),
    ("NSAttributedString", .texts),
    ("NSGrammar", .texts),
    ("NSLinguisticTag", .texts),
    ("NSRegularExpression", .texts),
    ("NSStringEncoding", .texts),
    ("NSStringEnumeration", .texts),
    ("NSStringTransform", .texts),
    ("NSTextChecking", .texts),
    ("NSTextCheckingResult", .texts),
    ("NSDataReading", .files),
    ("NSDataWriting", .files),
    ("NSDirectoryEnumeration", .files),
    ("NSFileCoordinator", .files),
    ("NSFileHFS", .files),
    ("NSFileHandleConnection", .files),
    ("NSFileHandleData", .files),
    ("NSFileHandleNotification", .files),
    ("NSFileHandleRead", .files),
    ("NSFileProtection", .files),
    ("NSFileSystem", .files),
    ("NSFileType", .files),
    ("NSFileVersion", .files),
    ("NSFileWrapper", .files),
    ("NSMetadata", .files),
    ("NSStream", .files),
    ("NSThumbnail", .files),
    ("NSURLBookmark", .files),
    ("NSURLContent", .files),
    ("NSURLCreation", .files),
    ("NSURLFile", .files),
    ("NSURLIs", .files),
    ("NSURLLocalized", .files),
    ("NSURLUbiquitous", .files),
    ("NSURLVolume", .files),
    ("NSHTTP", .network),
    ("NSNetService", .network),
    ("NSURLAuthentication", .network),
    ("NSURLCache", .network),
    ("NSURLConnectionD", .network),
    ("NSURLCredential", .network),
    ("NSURLError", .network),
    ("NSURLHandle", .network),
    ("NSURLNetworkService", .network),
    ("NSURLProtectionSpace", .network),
    ("NSURLRequest", .network),
    ("NSURLSession", .network),
    ("NSUbiquitous", .network),
    ("NSActivity", .processes),
    ("NSAppleEvent", .processes),
    ("NSBackgroundActivity", .processes),
    ("NSBundleExecutableArchitecture", .processes),
    ("NSConnection", .processes),
    ("NSExtension", .processes),
    ("NSMessagePort", .processes),
    ("NSScript", .processes),
    ("NSTask", .processes),
    ("NSUserActivity", .processes),
    ("NSUserNotification", .processes),
    ("NSUserScript", .processes),
    ("NSXPC", .processes),
    ("NSJSON", .documents),
    ("NSXML", .documents),
    ("NSItemProvider", .interface),
    ("NSNotificationCoalescing", .interface),
    ("NSNotificationSuspension", .interface),
    ("NSPointerFunctions", .interface),
    ("NSProgress", .interface),
    ("NSUnit", .measures),
    ("NSCopyHashTable", .mapFunctions),
    ("NSIntegerHash", .mapFunctions),
    ("NSIntegerMap", .mapFunctions),
    ("NSNonOwnedPointer", .mapFunctions),
    ("NSNonRetainedObject", .mapFunctions),
    ("NSObjectHash", .mapFunctions),
    ("NSObjectMap", .mapFunctions),
    ("NSOwnedPointer", .mapFunctions),
    ("NSManagedObject", .coreData),
    ("NSPersistentStore", .coreData),
    ("NSAlign", .graphics),
    ("NSConvertHost", .cLibrary),
    ("NSConvertSwapped", .cLibrary),
    ("NSSwap", .cLibrary),
  ]

  private static let names: [Subject: String] = [
    .calendars: """
    NSCalendarDate NSBuddhistCalendar NSChineseCalendar NSCurrentLocaleDidChangeNotification \
    NSHebrewCalendar NSIndianCalendar NSIslamicCalendar NSIslamicCivilCalendar NSJapaneseCalendar \
    NSPersianCalendar NSRepublicOfChinaCalendar NSSystemClockDidChangeNotification \
    NSSystemTimeZoneDidChangeNotification NSWrapCalendarComponents
    """,
    .formatters: """
    NSDateComponentsFormatter NSDateIntervalFormatter NSISO8601DateFormatter \
    NSLengthFormatter NSMassFormatter NSEnergyFormatter NSMeasurementFormatter NSPersonNameComponents \
    NSPersonNameComponentsFormatter NSListFormatter NSRelativeDateTimeFormatter
    """,
    .decimals: """
    NSCalculationDivideByZero NSCalculationError NSCalculationLossOfPrecision NSCalculationNoError \
    NSCalculationOverflow NSCalculationUnderflow NSRoundBankers NSRoundDown NSRoundPlain NSRoundUp \
    NSRoundingMode
    """,
    .texts: """
    NSMutableAttributedString NSOrthography NSSpellServer NSISO2022JPStringEncoding \
    NSISOLatin2StringEncoding NSJapaneseEUCStringEncoding \
    NSNEXTSTEPStringEncoding NSNonLossyASCIIStringEncoding NSParagraphStyle NSProprietaryStringEncoding \
    NSShiftJISStringEncoding NSSymbolStringEncoding NSUTF32BigEndianStringEncoding \
    NSUTF32LittleEndianStringEncoding NSWindowsCP1250StringEncoding NSWindowsCP1251StringEncoding \
    NSWindowsCP1252StringEncoding NSWindowsCP1253StringEncoding NSWindowsCP1254StringEncoding
    """,
    .files: """
    NSFileCoordinator NSFilePresenter NSFileWrapper NSFileVersion NSInputStream NSOutputStream \
    NSMetadataItem NSMetadataQuery NSFileImmutable NSFileTypeSymbolicLink NSFileModificationDate \
    NSFileCreationDate NSFileOwnerAccountName NSFilePosixPermissions NSAdminApplicationDirectory \
    NSAllApplicationsDirectory NSAllDomainsMask NSAllLibrariesDirectory NSApplicationDirectory \
    NSApplicationScriptsDirectory NSCoreServicesDirectory NSDataSearchAnchored NSDataSearchBackwards \
    NSDataSearchOptions NSDeveloperApplicationDirectory NSDeveloperDirectory NSDocumentationDirectory \
    NSDownloadsDirectory NSFileAccessIntent NSFileAppendOnly NSFileDeviceIdentifier NSFileExtensionHidden \
    NSFileGroupOwnerAccountID NSFileGroupOwnerAccountName NSFileManagerDelegate NSFileOwnerAccountID \
    NSFileReferenceCount NSHomeDirectoryForUser NSInputMethodsDirectory NSItemReplacementDirectory \
    NSLocalDomainMask NSMappedRead NSMoviesDirectory NSMusicDirectory NSNetworkDomainMask \
    NSOpenStepRootDirectory NSPicturesDirectory NSPreferencePanesDirectory NSPrinterDescriptionDirectory \
    NSSharedPublicDirectory NSSystemDomainMask NSTrashDirectory NSUncachedRead NSUserDirectory
    """,
    .network: """
    NSHost NSHTTPCookie NSHTTPCookieStorage NSHTTPURLResponse NSMutableURLRequest NSNetService \
    NSNetServiceBrowser NSURLCache NSURLComponents NSURLConnection NSURLCredential NSURLDownload \
    NSURLHandle NSURLProtocol NSURLQueryItem NSURLRequest NSURLResponse NSUbiquitousKeyValueStore \
    NSCachedURLResponse
    """,
    .processes: """
    NSAppleScript NSConnection NSDistantObject NSDistributedLock NSDistributedNotificationCenter \
    NSMachPort NSMessagePort NSPipe NSPort NSPortMessage NSSocketPort NSSocketPortNameServer NSTask \
    NSUserActivity NSUserNotification NSUserNotificationCenter NSXPCConnection \
    NSBackgroundActivityScheduler NSProtocolChecker NSExtensionContext NSBundleDidLoadNotification \
    NSPortCoder NSPortDidBecomeInvalidNotification NSPortNameServer NSUserAutomatorTask NSUserUnixTask
    """,
    .interface: """
    NSValueTransformer NSProgress NSNotificationQueue NSItemProvider NSAffineTransform NSClassDescription \
    NSScriptCommand NSCharacterConversion NSPurgeableData NSPointerFunctions NSIsNilTransformerName \
    NSIsNotNilTransformerName NSKeyedUnarchiveFromDataTransformerName NSNegateBooleanTransformerName \
    NSPostASAP NSPostNow NSPostWhenIdle NSPostingStyle NSUnarchiveFromDataTransformerName
    """,
    .measures: """
    NSMeasurement NSDimension
    """,
    .mapFunctions: """
    NSHashTableEnumerator NSMapEnumerator NSMapGet NSMapInsert NSHashGet NSHashInsert NSCreateMapTable \
    NSCreateHashTable NSAllHashTableObjects NSAllMapTableKeys NSAllMapTableValues NSCompareHashTables \
    NSCompareMapTables NSCopyMapTableWithZone NSCountHashTable NSCountMapTable NSCreateHashTableWithZone \
    NSCreateMapTableWithZone NSEndHashTableEnumeration NSEndMapTableEnumeration NSEnumerateHashTable \
    NSEnumerateMapTable NSFreeHashTable NSFreeMapTable NSIntHashCallBacks NSIntMapKeyCallBacks \
    NSIntMapValueCallBacks NSNextHashEnumeratorItem NSNextMapEnumeratorPair NSResetHashTable \
    NSResetMapTable NSStringFromHashTable NSStringFromMapTable NSHashInsertIfAbsent \
    NSHashInsertKnownAbsent NSHashRemove NSHashTableCallBacks NSMapInsertIfAbsent NSMapInsertKnownAbsent \
    NSMapMember NSMapRemove NSMapTableKeyCallBacks NSMapTableValueCallBacks
    """,
    .coreFoundation: """
    CFStringCreateWithCString CFArrayCreate CFArrayCreateMutable CFDictionaryCreate \
    CFDictionaryCreateMutable CFNumberCreate CFUUIDCreate CFURLRef CFDataRef CFDateRef CFBooleanRef \
    CFSetRef CFRunLoopTimerRef CFRunLoopSourceRef CFRunLoopObserverRef kCFBooleanTrue \
    kCFBooleanFalse CFShow CFCopyDescription
    """,
    .coreData: """
    NSFetchRequest NSEntityDescription
    """,
    .appKit: """
    NSApplication NSApplicationMain NSWindow NSView NSImage NSColor NSFont NSButton NSTextField \
    NSAlert NSEvent NSMenu NSBezierPath
    """,
    .uiKit: """
    UIBezierPath UIFont UITableView UITableViewCell UITableViewController UICollectionView \
    UINavigationController UITextField UITextView UIImageView UIImage UILabel UIButton UIStoryboard \
    UIGestureRecognizer UIAlertController UIAlertView
    """,
    .graphics: """
    CGContextRef CGImageRef CGColorRef CGAffineTransform CALayer NSDivideRect NSEdgeInsetsEqual \
    NSIntegralRect NSIntegralRectWithOptions NSMaxXEdge NSMaxYEdge NSMinXEdge NSMinYEdge
    """,
    .dispatch: """
    DISPATCH_SOURCE_TYPE_READ DISPATCH_SOURCE_TYPE_WRITE DISPATCH_SOURCE_TYPE_SIGNAL \
    DISPATCH_SOURCE_TYPE_PROC DISPATCH_SOURCE_TYPE_VNODE DISPATCH_SOURCE_TYPE_MEMORYPRESSURE \
    DISPATCH_SOURCE_TYPE_MACH_SEND DISPATCH_SOURCE_TYPE_MACH_RECV dispatch_io_t dispatch_data_t dispatch_block_create \
    dispatch_block_cancel dispatch_block_wait dispatch_block_testcancel dispatch_block_notify \
    dispatch_block_perform dispatch_workloop_t os_log os_log_create \
    os_signpost_interval_begin os_activity_initiate
    """,
    .cLibrary: """
    setjmp longjmp jmp_buf wchar_t wcslen wprintf iconv regcomp regex_t timer_t sem_t sem_open \
    NSAllocateMemoryPages NSCopyMemoryPages NSCountFrames NSDeallocateMemoryPages NSFrameAddress \
    NSHostByteOrder NSLogPageSize NSPageSize NSRealMemoryAvailable NSReturnAddress \
    NSRoundDownToMultipleOfPageSize NSRoundUpToMultipleOfPageSize NS_BigEndian NS_LittleEndian \
    NS_UnknownByteOrder
    """,
  ]

  /// Methods of classes that are built.
  private static let methods: [String: String] = [
    "NSArray": """
    -addObserver:toObjectsAtIndexes:forKeyPath:options:context: -arrayByApplyingDifference: \
    -differenceFromArray: -indexOfObjectIdenticalTo:inRange: \
    -makeObjectsPerform: -makeObjectsPerform:withObject: -pathsMatchingExtensions: \
    -removeObserver:fromObjectsAtIndexes:forKeyPath: -removeObserver:fromObjectsAtIndexes:forKeyPath:context: \
    -sortedArrayHint -sortedArrayUsingFunction:context:hint:
    """,
    "NSMutableArray": """
    -removeObjectIdenticalTo:inRange: -removeObjectsFromIndices:numIndices: \
    -replaceObjectsInRange:withObjectsFromArray:range:
    """,
    "NSDictionary": """
    -descriptionInStringsFileFormat -fileCreationDate -fileExtensionHidden -fileGroupOwnerAccountID \
    -fileGroupOwnerAccountName -fileIsAppendOnly -fileIsImmutable -fileModificationDate -fileOwnerAccountID \
    -fileOwnerAccountName -filePosixPermissions -fileSystemFileNumber -fileSystemNumber -getObjects:andKeys:
    """,
    "NSMutableDictionary": """
    -takeStoredValue:forKey: -takeValue:forKey:
    """,
    "NSSet": """
    -makeObjectsPerform: -makeObjectsPerform:withObject:
    """,
    "NSOrderedSet": """
    +orderedSetWithArray:range:copyItems: +orderedSetWithSet:copyItems: -descriptionWithLocale: \
    -differenceFromOrderedSet: -enumerateObjectsAtIndexes:options:usingBlock: -getObjects:range: \
    -indexOfObject:inSortedRange:options:usingComparator: -indexOfObjectAtIndexes:options:passingTest: \
    -indexOfObjectWithOptions:passingTest: -indexesOfObjectsAtIndexes:options:passingTest: \
    -indexesOfObjectsWithOptions:passingTest: -initWithArray:copyItems: -initWithArray:range:copyItems: \
    -initWithOrderedSet:copyItems: -initWithOrderedSet:range:copyItems: -initWithSet:copyItems: \
    -sortedArrayWithOptions:usingComparator:
    """,
    "NSMutableOrderedSet": """
    -addObjects:count: -filterUsingPredicate: -insertObjects:atIndexes: -removeObjectsAtIndexes: \
    -removeObjectsInRange: -replaceObjectsAtIndexes:withObjects: -replaceObjectsInRange:withObjects:count: \
    -setObject:atIndex: -sortRange:options:usingComparator: -sortUsingDescriptors: \
    -sortWithOptions:usingComparator:
    """,
    "NSString": """
    +availableStringEncodings +localizedNameOfStringEncoding: \
    +localizedUserNotificationStringForKey:arguments: +stringWithContentsOfFile: \
    +stringWithContentsOfFile:usedEncoding:error: +stringWithContentsOfURL: \
    +stringWithContentsOfURL:encoding:error: +stringWithContentsOfURL:usedEncoding:error: \
    -boundingRectWithSize:options:attributes:context: -compare:options:range:locale: \
    -decomposedStringWithCanonicalMapping -decomposedStringWithCompatibilityMapping \
    -drawAtPoint:withAttributes: -enumerateLinguisticTagsInRange:scheme:options:orthography:usingBlock: \
    -getFileSystemRepresentation:maxLength: -getLineStart:end:contentsEnd:forRange: \
    -getParagraphStart:end:contentsEnd:forRange: \
    -initWithCharactersNoCopy:length:freeWhenDone: -initWithContentsOfFile: \
    -initWithContentsOfFile:usedEncoding:error: -initWithContentsOfURL: \
    -initWithContentsOfURL:encoding:error: -initWithContentsOfURL:usedEncoding:error: -initWithFormat:locale: \
    -initWithFormat:locale:arguments: -linguisticTagsInRange:scheme:options:orthography:tokenRanges: \
    -paragraphRangeForRange: -precomposedStringWithCanonicalMapping \
    -precomposedStringWithCompatibilityMapping -rangeOfCharacterFromSet:options:range: \
    -rangeOfString:options:range:locale: -sizeWithAttributes: -smallestEncoding \
    -stringByAbbreviatingWithTildeInPath \
    -stringByApplyingTransform:reverse: \
    -stringByFoldingWithOptions:locale: \
    -stringByResolvingSymlinksInPath \
    -stringByStandardizingPath -stringsByAppendingPaths: -variantFittingPresentationWidth: \
    -writeToFile:atomically: -writeToURL:atomically: -writeToURL:atomically:encoding:error:
    """,
    "NSMutableString": """
    +stringWithContentsOfFile:
    """,
    "NSNumber": """
    -decimalValue
    """,
    "NSValue": """
    -edgeInsetsValue
    """,
    "NSData": """
    +dataWithContentsOfFile:options:error: +dataWithContentsOfURL: +dataWithContentsOfURL:options:error: \
    -base64EncodedDataWithOptions: -getBytes: -initWithBase64EncodedData:options: \
    -initWithContentsOfFile:options:error: -initWithContentsOfURL: -initWithContentsOfURL:options:error: \
    -rangeOfData:options:range: -writeToFile:options:error: -writeToURL:atomically: -writeToURL:options:error:
    """,
    "NSDate": """
    +dateWithNaturalLanguageString: +dateWithNaturalLanguageString:locale: +dateWithString: \
    -dateWithCalendarFormat:timeZone: -descriptionWithCalendarFormat:timeZone:locale: -initWithString:
    """,
    "NSDateInterval": """
    -setDuration: -setEndDate: -setStartDate:
    """,
    "NSURL": """
    +URLByResolvingAliasFileAtURL:options:error: +URLWithString:relativeToURL: +fileURLWithPath:isDirectory: \
    +fileURLWithPath:isDirectory:relativeToURL: +fileURLWithPath:relativeToURL: +fileURLWithPathComponents: \
    -URLByAppendingPathComponent:isDirectory: -URLByAppendingPathExtension: -URLByDeletingPathExtension \
    -URLByResolvingSymlinksInPath -URLByStandardizingPath -absoluteURL -baseURL \
    -checkResourceIsReachableAndReturnError: -filePathURL -fileReferenceURL -getResourceValue:forKey:error: \
    -initFileURLWithPath:isDirectory: -initFileURLWithPath:isDirectory:relativeToURL: \
    -initFileURLWithPath:relativeToURL: -initWithScheme:host:path: -initWithString:relativeToURL: \
    -isFileReferenceURL -parameterString -password -propertyForKey: -relativePath -relativeString \
    -resourceSpecifier -setProperty:forKey: -setResourceData: -standardizedURL
    """,
    "NSUUID": """
    -getUUIDBytes: -initWithUUIDBytes:
    """,
    "NSError": """
    -localizedRecoveryOptions -recoveryAttempter
    """,
    "NSBundle": """
    +URLForResource:withExtension:subdirectory:inBundleWithURL: +allBundles +allFrameworks \
    +bundleWithIdentifier: +bundleWithPath: +bundleWithURL: +pathForResource:ofType:inDirectory: \
    +pathForResource:ofType:inDirectory:withVersion: +pathsForResourcesOfType:inDirectory: \
    +preferredLocalizationsFromArray: +preferredLocalizationsFromArray:forPreferences: \
    -URLForAuxiliaryExecutable: -URLForResource:withExtension: -URLForResource:withExtension:subdirectory: \
    -URLForResource:withExtension:subdirectory:localization: -builtInPlugInsPath -builtInPlugInsURL \
    -bundleURL -classNamed: -developmentLocalization -executableArchitectures -executablePath -executableURL \
    -initWithPath: -initWithURL: -isLoaded -load -loadAndReturnError: -localizations -localizedInfoDictionary \
    -pathForAuxiliaryExecutable: -pathForResource:ofType:inDirectory: \
    -pathForResource:ofType:inDirectory:forLocalization: -pathsForResourcesOfType:inDirectory: \
    -pathsForResourcesOfType:inDirectory:forLocalization: -preferredLocalizations -preflightAndReturnError: \
    -principalClass -privateFrameworksPath -privateFrameworksURL -resourcePath -resourceURL -unload
    """,
    "NSCharacterSet": """
    +capitalizedLetterCharacterSet +characterSetWithBitmapRepresentation: +characterSetWithContentsOfFile: \
    +controlCharacterSet +decomposableCharacterSet +illegalCharacterSet +nonBaseCharacterSet \
    +symbolCharacterSet -bitmapRepresentation -hasMemberInPlane: -isSupersetOfSet: -longCharacterIsMember:
    """,
    "NSTimeZone": """
    +knownTimeZoneNames +abbreviationDictionary
    """,
    "NSLocale": """
    +availableLocaleIdentifiers +ISOCountryCodes +ISOLanguageCodes +ISOCurrencyCodes
    """,
    "NSFileManager": """
    -URLForDirectory:inDomain:appropriateForURL:create:error: -URLsForDirectory:inDomains: \
    -attributesOfFileSystemForPath:error: -changeCurrentDirectoryPath: -componentsToDisplayForPath: \
    -contentsOfDirectoryAtURL:includingPropertiesForKeys:options:error: -copyItemAtURL:toURL:error: \
    -copyPath:toPath:handler: -movePath:toPath:handler: -removeFileAtPath:handler: -directoryContentsAtPath: \
    -fileAttributesAtPath:traverseLink: -changeFileAttributes:atPath: -linkPath:toPath:handler: \
    -createDirectoryAtPath:attributes: -createDirectoryAtURL:withIntermediateDirectories:attributes:error: \
    -createSymbolicLinkAtPath:withDestinationPath:error: -delegate \
    -enumeratorAtURL:includingPropertiesForKeys:options:errorHandler: -fileSystemRepresentationWithPath: \
    -isDeletableFileAtPath: -isExecutableFileAtPath: -moveItemAtURL:toURL:error: -removeItemAtURL:error: \
    -setAttributes:ofItemAtPath:error: -setDelegate: -stringWithFileSystemRepresentation:length:
    """,
    "NSUserDefaults": """
    -addSuiteNamed: -persistentDomainForName: -persistentDomainNames -removePersistentDomainForName: \
    -removeSuiteNamed: -removeVolatileDomainForName: -searchList -setPersistentDomain:forName: \
    -setSearchList: -setVolatileDomain:forName: -volatileDomainForName: -volatileDomainNames
    """,
    "NSRunLoop": """
    -acceptInputForMode:beforeDate: -addPort:forMode: -cancelPerformSelector:target:argument: \
    -cancelPerformSelectorsWithTarget: -limitDateForMode: -performSelector:target:argument:order:modes: \
    -removePort:forMode:
    """,
    "NSOperation": """
    -setThreadPriority: -threadPriority
    """,
    "NSOperationQueue": """
    -setUnderlyingQueue: -underlyingQueue
    """,
    "NSInvocation": """
    -initWithMethodSignature:
    """,
    "NSProcessInfo": """
    -beginActivityWithOptions:reason: -disableSuddenTermination -enableSuddenTermination -endActivity: \
    -operatingSystem -operatingSystemName -performActivityWithOptions:reason:usingBlock: \
    -performExpiringActivityWithReason:usingBlock: -setProcessName:
    """,
    "NSScanner": """
    +localizedScannerWithString: -caseSensitive -charactersToBeSkipped -locale -scanDecimal: -scanHexDouble: \
    -scanHexFloat: -scanHexLongLong: -setCaseSensitive: -setLocale:
    """,
    "NSHashTable": """
    -initWithPointerFunctions:capacity: -pointerFunctions
    """,
    "NSMapTable": """
    -initWithKeyPointerFunctions:valuePointerFunctions:capacity: -keyPointerFunctions -valuePointerFunctions
    """,
    "NSPointerArray": """
    +pointerArrayWithPointerFunctions: -initWithPointerFunctions: -pointerFunctions
    """,
    "NSIndexSet": """
    -enumerateIndexesInRange:options:usingBlock: -enumerateRangesInRange:options:usingBlock: \
    -enumerateRangesWithOptions:usingBlock:
    """,
    "NSKeyedArchiver": """
    +classNameForClass: +setClassName:forClass: -classNameForClass: -delegate -outputFormat \
    -setClassName:forClass: -setDelegate:
    """,
    "NSKeyedUnarchiver": """
    +classForClassName: +setClass:forClassName: +unarchivedArrayOfObjectsOfClass:fromData:error: \
    +unarchivedArrayOfObjectsOfClasses:fromData:error: \
    +unarchivedDictionaryWithKeysOfClass:objectsOfClass:fromData:error: \
    +unarchivedDictionaryWithKeysOfClasses:objectsOfClasses:fromData:error: -classForClassName: -delegate \
    -replaceObject:withObject: -setClass:forClassName: -setDelegate:
    """,
    "NSCoder": """
    -decodeArrayOfObjCType:count:at: -decodeBytesWithReturnedLength: -decodeDataObject -decodePoint \
    -decodePropertyList -decodeRect -decodeSize -decodeValuesOfObjCTypes: -encodeArrayOfObjCType:count:at: \
    -encodeBycopyObject: -encodeByrefObject: -encodeBytes:length: -encodeConditionalObject: \
    -encodeDataObject: -encodePoint: -encodePropertyList: -encodeRect: -encodeSize: -encodeValuesOfObjCTypes: \
    -objectZone -setObjectZone: -setRequiresSecureCoding: -systemVersion
    """,
    "NSObject": """
    +poseAsClass: -attributeKeys -bind:toObject:withKeyPath:options: -classDescription -classForPortCoder \
    -doesContain: -exposedBindings -infoForBinding: -isGreaterThan: -isLessThan: \
    -scriptingProperties -unbind:
    """,
  ]
}
