/// What Apple's frameworks have and this library has not: the one list of it.
///
/// Whoever uses one of these names has made no mistake of spelling. So it is said that the name is known and
/// not built, and what it belongs to, instead of "undeclared"; of a method that a class here lacks also under
/// manual counting, where an unknown method is only a warning: it would end in "unrecognized selector".
enum UnbuiltLibrary {
  /// What a name belongs to; the catalogue has the words (`unbuilt.calendars`).
  enum Subject: String {
    case calendars, settings, formatters, decimals, texts, files, network, processes, documents
    case interface, measures, mapFunctions, coreFoundation, coreData, appKit, uiKit, graphics
    case dispatch, errors, runtime, cLibrary
    case method

    var key: String { "unbuilt." + rawValue }
  }

  /// The subject of a class, protocol, type, function or constant that is not built.
  static func subject(of name: String) -> Subject? {
    // Apple has no name of a page; and bytes are compared, since a letter may carry a million marks.
    guard name.utf8.count <= 200 else { return nil }
    return subjects[name] ?? families.first { name.utf8.starts(with: $0.word.utf8) }?.owner
  }

  /// The class, of these, that has such a method at Apple's; `method` begins with its sign: `-copy`.
  static func owner(of method: String, among classes: [String]) -> String? {
    classes.first { methods[method]?.contains($0) == true }
  }

  /// Some class that has such a method: what is known of a message to `id`.
  static func owner(of method: String) -> String? {
    methods[method]?.first
  }

  /// A function of C's headers that is not built. Only a call is told so: most of these words are names that a program
  /// gives to its own things, too.
  static func hasNoFunction(_ name: String) -> Bool { functions.contains(name) }

  static let subjects = Dictionary(
    listed(names).map { ($0.word, $0.owner) }, uniquingKeysWith: { first, _ in first })

  /// The longer prefix first: `NSMeasurementFormatter` before `NSMeasurement`.
  private static let families = listed(prefixes)
    .sorted { $0.word.utf8.count > $1.word.utf8.count }

  /// The words of each list, with what the list belongs to.
  static func listed<Owner>(
    _ lists: KeyValuePairs<Owner, String>
  ) -> [(word: String, owner: Owner)] {
    lists.flatMap { owner, list in list.split(separator: " ").map { (String($0), owner) } }
  }

  /// Names that begin with one of these are of its family.
  private static let prefixes: KeyValuePairs<Subject, String> = [
    .calendars: """
    NSCalendar NSLocale NSTimeZoneCalendarUnit NSTimeZoneName NSYearForWeekOfYearCalendarUnit
    """,
    .formatters: """
    NSByteCountFormatter NSDateComponentsFormatter NSDateFormatter NSDateIntervalFormatter \
    NSEnergyFormatter NSFormatting NSISO8601 NSLengthFormatter NSListFormatter NSMassFormatter \
    NSMeasurementFormatter NSNumberFormatter NSPersonName NSRelativeDateTimeFormatter
    """,
    .decimals: """
    NSDecimal
    """,
    .cLibrary: """
    __atomic_ __builtin_ __sync_ wcs wmem
    """,
    .texts: """
    NSAttributedString NSDataDetector NSGramma NSInflection NSInlinePresentationIntent \
    NSLinguisticTag NSLocalizedAttributedString NSMorphology NSMutableAttributedString \
    NSPresentationIntent NSRegularExpression NSStringEncoding NSStringEnumeration NSStringTransform \
    NSTermOfAddress NSTextChecking
    """,
    .files: """
    NSDataBase64Encoding NSDataCompression NSDataReading NSDataWriting NSDirectoryEnumeration \
    NSFileAttribute NSFileBusy NSFileCoordinator NSFileHFS NSFileHandleConnection NSFileHandleData \
    NSFileHandleNotification NSFileHandleOperation NSFileHandleRead NSFileManagerItem \
    NSFileManagerUnmount NSFilePresenter NSFileProtection NSFileProvider NSFileSecurity NSFileSystem \
    NSFileType NSFileVersion NSFileWrapper NSHFSType NSInputStream NSMetadata NSOutputStream \
    NSStream NSThumbnail NSURLBookmark NSURLContent NSURLCreation NSURLFile NSURLIs NSURLLocalized \
    NSURLRelationship NSURLUbiquitous NSURLVolume NSVolumeEnumeration
    """,
    .network: """
    NSCachedURLResponse NSCloudSharing NSFTPProperty NSHTTP NSMutableURLRequest NSNetService \
    NSURLAuthentication NSURLCache NSURLComponents NSURLConnection NSURLCredential NSURLDownload \
    NSURLError NSURLHandle NSURLNetworkService NSURLProtectionSpace NSURLProtocol NSURLQueryItem \
    NSURLRequest NSURLResponse NSURLSession NSUbiquit
    """,
    .processes: """
    NSActivity NSAppleEvent NSAppleScript NSBackgroundActivity NSBundleExecutableArchitecture \
    NSConnection NSDistant NSDistributed NSExtension NSMach NSMessagePort NSPort NSProcessInfoPower \
    NSProcessInfoThermal NSProtocolChecker NSScript NSSocketPort NSSpellServer NSTask NSUserActivity \
    NSUserAppleScript NSUserAutomator NSUserNotification NSUserScript NSUserUnix NSXPC
    """,
    .documents: """
    NSJSON NSXML
    """,
    .interface: """
    NSAffineTransform NSBundleOnDemand NSBundleResourceRequest NSClassDescription NSCollectionChange \
    NSItemProvider NSNotificationCoalescing NSNotificationSuspension NSOrderedCollection \
    NSPointerFunctions NSProgress NSSecureUnarchive
    """,
    .measures: """
    NSDimension NSMeasurement NSUnit
    """,
    .mapFunctions: """
    NSCopyHashTable NSIntegerHash NSIntegerMap NSNonOwnedPointer NSNonRetainedObject NSObjectHash \
    NSObjectMap NSOwnedPointer
    """,
    .coreFoundation: """
    CFAbsoluteTime CFAllocator CFArray CFAttributedString CFBag CFBinaryHeap CFBitVector CFBoolean \
    CFBundle CFByteOrder CFCalendar CFCharacterSet CFComparator CFCompare CFComparison CFConvert \
    CFCopy CFCoreFoundation CFData CFDate CFDictionary CFError CFFile CFGregorian CFISO8601 CFLocale \
    CFMachPort CFMessagePort CFMutable CFNotFound CFNotification CFNull CFNumber CFPlugIn \
    CFPreferences CFPropertyList CFRange CFReadStream CFRunLoop CFSet CFShow CFSocket CFStream \
    CFString CFSwap CFTimeInterval CFTimeZone CFTree CFType CFURL CFUUID CFUserNotification \
    CFWriteStream CFXML kCFAbsoluteTime kCFAllocator kCFArray kCFAttributedString kCFBag \
    kCFBinaryHeap kCFBitVector kCFBoolean kCFBuddhist kCFBundle kCFByteOrder kCFCalendar \
    kCFCharacterSet kCFChinese kCFComparator kCFCompare kCFComparison kCFConvert kCFCopy \
    kCFCoreFoundation kCFData kCFDate kCFDictionary kCFError kCFFile kCFFormatter kCFGregorian \
    kCFHebrew kCFISO8601 kCFIndian kCFIslamic kCFJapanese kCFLocale kCFMachPort kCFMessagePort \
    kCFMutable kCFNotFound kCFNotification kCFNull kCFNumber kCFPersian kCFPlugIn kCFPreferences \
    kCFPropertyList kCFRange kCFReadStream kCFRepublic kCFRunLoop kCFSet kCFShow kCFSocket kCFStream \
    kCFString kCFSwap kCFTimeInterval kCFTimeZone kCFTree kCFType kCFURL kCFUUID kCFUserNotification \
    kCFWriteStream kCFXML
    """,
    .coreData: """
    NSEntityDescription NSFetchRequest NSFetchedResults NSManagedObject NSPersistentStore
    """,
    .graphics: """
    NSAlign
    """,
    .dispatch: """
    DISPATCH_AUTORELEASE_ DISPATCH_BLOCK_ DISPATCH_DATA_ DISPATCH_IO_ DISPATCH_MACH_ \
    DISPATCH_MEMORYPRESSURE_ DISPATCH_PROC_ DISPATCH_SOURCE_TYPE_ DISPATCH_VNODE_ OS_dispatch_ \
    dispatch_block_ dispatch_data_ dispatch_io_ dispatch_source_mach_ dispatch_source_memory \
    dispatch_source_proc dispatch_source_vnode dispatch_workloop_ os_activity_ os_signpost_
    """,
    .errors: """
    NSFoundationVersion
    """,
    .runtime: """
    NXHash objc_assign_ objc_atomicCompareAndSwap objc_hook_ objc_setHook_
    """,
    .cLibrary: """
    NSConvertHost NSConvertSwapped NSSwap
    """,
  ]

  /// Names that no family has.
  private static let names: KeyValuePairs<Subject, String> = [
    .calendars: """
    NSAMPMDesignation NSBuddhistCalendar NSChineseCalendar NSCurrentLocaleDidChangeNotification \
    NSDateTimeOrdering NSEarlierTimeDesignations NSHebrewCalendar NSHourNameDesignations \
    NSIndianCalendar NSIslamicCalendar NSIslamicCivilCalendar NSJapaneseCalendar \
    NSLaterTimeDesignations NSMonthNameArray NSNextDayDesignations NSNextNextDayDesignations \
    NSPersianCalendar NSPriorDayDesignations NSRepublicOfChinaCalendar NSShortMonthNameArray \
    NSShortWeekDayNameArray NSSystemClockDidChangeNotification \
    NSSystemTimeZoneDidChangeNotification NSThisDayDesignations NSWeekDayNameArray \
    NSWrapCalendarComponents NSYearMonthWeekDesignations
    """,
    .settings: """
    NSArgumentDomain NSGlobalDomain NSRegistrationDomain NSUserDefaultsDidChangeNotification \
    NSUserDefaultsSizeLimitExceededNotification
    """,
    .formatters: """
    NSCurrencySymbol NSDateFormatString NSInternationalCurrencyString NSMeasurementFormatter \
    NSNegativeCurrencyFormatString NSPositiveCurrencyFormatString NSShortDateFormatString \
    NSShortTimeDateFormatString NSThousandsSeparator NSTimeDateFormatString NSTimeFormatString
    """,
    .decimals: """
    NSCalculationDivideByZero NSCalculationError NSCalculationLossOfPrecision NSCalculationNoError \
    NSCalculationOverflow NSCalculationUnderflow NSRoundBankers NSRoundDown NSRoundPlain NSRoundUp \
    NSRoundingMode
    """,
    .texts: """
    NSAlternateDescriptionAttributeName NSAnyKeyExpressionType NSBlockExpressionType \
    NSCharacterConversionException NSConditionalExpressionType NSConstantString \
    NSISO2022JPStringEncoding NSISOLatin2StringEncoding NSImageURLAttributeName \
    NSIntersectSetExpressionType NSJapaneseEUCStringEncoding NSLanguageIdentifierAttributeName \
    NSMaximumStringLength NSMinusSetExpressionType NSNEXTSTEPStringEncoding \
    NSNonLossyASCIIStringEncoding NSOpenStepUnicodeReservedBase NSOrthography NSParagraphStyle \
    NSParseErrorException NSProprietaryStringEncoding NSReplacementIndexAttributeName \
    NSShiftJISStringEncoding NSSimpleCString NSSpellServer NSSubqueryExpressionType \
    NSSymbolStringEncoding NSUTF32BigEndianStringEncoding NSUTF32LittleEndianStringEncoding \
    NSUnionSetExpressionType NSWindowsCP1250StringEncoding NSWindowsCP1251StringEncoding \
    NSWindowsCP1252StringEncoding NSWindowsCP1253StringEncoding NSWindowsCP1254StringEncoding
    """,
    .files: """
    NSAdminApplicationDirectory NSAllApplicationsDirectory NSAllDomainsMask NSAllLibrariesDirectory \
    NSApplicationDirectory NSApplicationScriptsDirectory NSAtomicWrite \
    NSAutosavedInformationDirectory NSCoreServiceDirectory NSCoreServicesDirectory \
    NSDemoApplicationDirectory \
    NSDeveloperApplicationDirectory NSDeveloperDirectory NSDocumentationDirectory \
    NSDownloadsDirectory NSFileAccessIntent NSFileAppendOnly NSFileCreationDate \
    NSFileDeviceIdentifier NSFileExtensionHidden NSFileGroupOwnerAccountID \
    NSFileGroupOwnerAccountName NSFileImmutable NSFileManagerDelegate NSFileModificationDate \
    NSFileOwnerAccountID NSFileOwnerAccountName NSFilePosixPermissions NSFileReferenceCount \
    NSHomeDirectoryForUser NSInputMethodsDirectory NSItemReplacementDirectory NSLocalDomainMask \
    NSMappedRead NSMoviesDirectory NSMusicDirectory NSNetworkDomainMask NSOpenStepRootDirectory \
    NSPicturesDirectory NSPreferencePanesDirectory NSPrinterDescriptionDirectory \
    NSSharedPublicDirectory NSSystemDomainMask NSTrashDirectory NSURLAddedToDirectoryDateKey \
    NSURLApplicationIsScriptableKey NSURLAttributeModificationDateKey NSURLCanonicalPathKey \
    NSURLCustomIconKey NSURLDocumentIdentifierKey NSURLEffectiveIconKey NSURLGenerationIdentifierKey \
    NSURLHasHiddenExtensionKey NSURLKeysOfUnsetValuesKey NSURLLabelColorKey NSURLLabelNumberKey \
    NSURLLinkCountKey NSURLMayHaveExtendedAttributesKey NSURLMayShareFileContentKey NSURLNameKey \
    NSURLParentDirectoryURLKey NSURLPathKey NSURLPreferredIOBlockSizeKey \
    NSURLQuarantinePropertiesKey NSURLResourceKey NSURLTagNamesKey NSURLThumbnailDictionaryItem \
    NSURLThumbnailDictionaryKey NSURLThumbnailKey NSURLTotalFileAllocatedSizeKey \
    NSURLTotalFileSizeKey NSURLTypeIdentifierKey NSUncachedRead NSUserDirectory
    """,
    .network: """
    NSErrorFailingURLStringKey NSHost
    """,
    .processes: """
    NSArgumentEvaluationScriptError NSArgumentsWrongScriptError NSBeginsWithComparison \
    NSBundleDidLoadNotification NSCannotCreateScriptCommandError NSCloneCommand NSCloseCommand \
    NSContainerSpecifierError NSContainsComparison NSCountCommand NSCreateCommand NSDeleteCommand \
    NSEndsWithComparison NSEqualToComparison NSEverySubelement NSExistsCommand \
    NSFailedAuthenticationException NSGetCommand NSGreaterThanComparison \
    NSGreaterThanOrEqualToComparison NSHPUXOperatingSystem NSIndexSpecifier NSIndexSubelement \
    NSInsertionPosition NSInternalScriptError NSInternalSpecifierError \
    NSInvalidIndexSpecifierError NSKeySpecifierEvaluationScriptError NSLessThanComparison \
    NSLessThanOrEqualToComparison NSLocalNotificationCenterType NSLogicalTest \
    NSMACHOperatingSystem NSMiddleSpecifier NSMiddleSubelement NSMoveCommand NSNameSpecifier \
    NSNoScriptError NSNoSpecifierError NSNoSubelement NSNoTopLevelContainersSpecifierError \
    NSNotificationDeliverImmediately NSNotificationPostToAllSessions NSOSF1OperatingSystem \
    NSOperatingSystemVersion NSOperationNotSupportedForKeyException \
    NSOperationNotSupportedForKeyScriptError NSOperationNotSupportedForKeySpecifierError NSPipe \
    NSPositionAfter NSPositionBefore NSPositionBeginning NSPositionEnd NSPositionReplace \
    NSPositionalSpecifier NSPropertySpecifier NSQuitCommand NSRandomSpecifier NSRandomSubelement \
    NSRangeSpecifier NSReceiverEvaluationScriptError NSReceiversCantHandleCommandScriptError \
    NSRelativeAfter NSRelativeBefore NSRelativePosition NSRelativeSpecifier \
    NSRequiredArgumentsMissingScriptError NSSaveOptions NSSaveOptionsAsk NSSaveOptionsNo \
    NSSaveOptionsYes NSSetCommand NSSocketNativeHandle NSSolarisOperatingSystem NSSpecifierTest \
    NSSunOSOperatingSystem NSTestComparisonOperation NSUniqueIDSpecifier NSUnknownKeyScriptError \
    NSUnknownKeySpecifierError NSWhoseSpecifier NSWhoseSubelementIdentifier \
    NSWindows95OperatingSystem NSWindowsNTOperatingSystem
    """,
    .interface: """
    NSCharacterConversion NSDiscardableContent \
    NSKeyedUnarchiveFromDataTransformerName \
    NSLoadedClasses NSNormalizedPredicateOption \
    NSNotificationNoCoalescing NSNotificationQueue NSPostASAP NSPostNow NSPostWhenIdle \
    NSPostingStyle NSPredicateOperator NSPurgeableData NSScriptCommand \
    NSUnarchiveFromDataTransformerName NSUndoCloseGroupingRunLoopOrdering \
    NSUndoManagerDidCloseUndoGroupNotification NSUndoManagerGroupIsDiscardableKey
    """,
    .mapFunctions: """
    NSAllHashTableObjects NSAllMapTableKeys NSAllMapTableValues NSCompareHashTables \
    NSCompareMapTables NSCopyMapTableWithZone NSCountHashTable NSCountMapTable NSCreateHashTable \
    NSCreateHashTableWithZone NSCreateMapTable NSCreateMapTableWithZone NSEndHashTableEnumeration \
    NSEndMapTableEnumeration NSEnumerateHashTable NSEnumerateMapTable NSFreeHashTable NSFreeMapTable \
    NSHashEnumerator NSHashGet NSHashInsert NSHashInsertIfAbsent NSHashInsertKnownAbsent \
    NSHashRemove NSHashTableCallBacks NSHashTableEnumerator NSHashTableZeroingWeakMemory \
    NSIntHashCallBacks NSIntMapKeyCallBacks NSIntMapValueCallBacks NSMapEnumerator NSMapGet \
    NSMapInsert NSMapInsertIfAbsent NSMapInsertKnownAbsent NSMapMember NSMapRemove \
    NSMapTableKeyCallBacks NSMapTableValueCallBacks NSMapTableZeroingWeakMemory \
    NSNextHashEnumeratorItem NSNextMapEnumeratorPair NSNotAPointerMapKey NSNotAnIntMapKey \
    NSNotAnIntegerMapKey NSOwnedObjectIdentityHashCallBacks NSPointerToStructHashCallBacks \
    NSResetHashTable NSResetMapTable NSStringFromHashTable NSStringFromMapTable
    """,
    .coreFoundation: """
    CFBit CFGetAllocator CFGetTypeID CFMakeCollectable CFOptionFlags \
    kCFBookmarkResolutionWithoutMountingMask kCFBookmarkResolutionWithoutUIMask
    """,
    .appKit: """
    NSAlert NSApplication NSApplicationMain NSBezierPath NSButton NSColor NSEvent NSFont NSImage \
    NSMenu NSTextField NSView NSWindow
    """,
    .uiKit: """
    UIAlertController UIAlertView UIBezierPath UIButton UICollectionView UIFont UIGestureRecognizer \
    UIImage UIImageView UILabel UINavigationController UIStoryboard UITableView UITableViewCell \
    UITableViewController UITextField UITextView
    """,
    .graphics: """
    CALayer CGAffineTransform CGColorRef CGContextRef CGImageRef NSDivideRect NSEdgeInsets \
    NSEdgeInsetsEqual NSEdgeInsetsMake NSEdgeInsetsZero NSIntegralRect NSIntegralRectWithOptions \
    NSMaxXEdge NSMaxYEdge NSMinXEdge NSMinYEdge NSMouseInRect NSRectEdge NSRectEdgeMaxX \
    NSRectEdgeMaxY NSRectEdgeMinX NSRectEdgeMinY
    """,
    .dispatch: """
    DISPATCH_QUEUE_CONCURRENT_INACTIVE DISPATCH_QUEUE_SERIAL_INACTIVE dispatch_assert_queue_barrier \
    dispatch_assert_queue_barrier_debug dispatch_assert_queue_debug dispatch_assert_queue_not_debug \
    dispatch_async_and_wait_f dispatch_autorelease_frequency_t dispatch_barrier_async_and_wait \
    dispatch_barrier_async_and_wait_f dispatch_cancel dispatch_debug dispatch_debugv dispatch_fd_t \
    dispatch_notify dispatch_queue_attr_make_initially_inactive \
    dispatch_queue_attr_make_with_autorelease_frequency dispatch_queue_get_qos_class \
    dispatch_queue_priority_t dispatch_read dispatch_set_qos_class_floor dispatch_source_get_handle \
    dispatch_source_get_mask dispatch_source_set_registration_handler_f \
    dispatch_source_timer_flags_t dispatch_testcancel dispatch_wait dispatch_write os_log \
    os_log_create
    """,
    .errors: """
    NSAssertionHandlerKey NSBundleErrorMaximum NSBundleErrorMinimum NSCompressionErrorMaximum \
    NSCompressionErrorMinimum NSCompressionFailedError NSDecodingFailurePolicy \
    NSDecodingFailurePolicyRaiseException NSDecodingFailurePolicySetErrorAndReturn \
    NSDecompressionFailedError NSExecutableArchitectureMismatchError NSExecutableErrorMaximum \
    NSExecutableErrorMinimum NSExecutableLinkError NSExecutableLoadError \
    NSExecutableNotLoadableError NSExecutableRuntimeMismatchError NSInconsistentArchiveException \
    NSInvalidReceivePortException NSInvalidSendPortException \
    NSInvocationOperationCancelledException NSInvocationOperationVoidResultException \
    NSMultipleUnderlyingErrorsKey NSOldStyleException NXReadNSObjectFromCoder
    """,
    .runtime: """
    Category NSAllocateCollectable NSCollectorDisabledOption NSMakeCollectable \
    NSReallocateCollectable NSScannedOption NXCompareHashTables NXCopyHashTable NXCountHashTable \
    NXCreateHashTable NXCreateHashTableFromZone NXEmptyHashTable NXFreeHashTable NXInitHashState \
    NXNextHashState NXNoEffectFree NXPtrHash NXPtrIsEqual NXPtrPrototype NXPtrStructKeyPrototype \
    NXReallyFree NXResetHashTable NXStrHash NXStrIsEqual NXStrPrototype NXStrStructKeyPrototype \
    OBJC_CLEAR_RESIDENT_STACK OBJC_COLLECT_IF_NEEDED OBJC_EXHAUSTIVE_COLLECTION OBJC_FULL_COLLECTION \
    OBJC_GENERATIONAL_COLLECTION OBJC_RATIO_COLLECTION OBJC_WAIT_UNTIL_DONE \
    class_createInstanceFromZone class_getClassVariable class_getImageName class_getIvarLayout \
    class_getMethodImplementation_stret class_getWeakIvarLayout class_lookupMethod \
    class_respondsToMethod class_setIvarLayout class_setWeakIvarLayout \
    method_invoke method_invoke_stret objc_addExceptionHandler objc_addLoadImageFunc \
    objc_allocate_object objc_assertRegisteredThreadWithCollector objc_begin_catch objc_clear_stack \
    objc_collect objc_collectableZone objc_collectingEnabled objc_collecting_enabled \
    objc_constructInstance objc_copyClassNamesForImage objc_copyImageNames objc_destructInstance \
    objc_duplicateClass objc_end_catch objc_exception_handler objc_exception_matcher \
    objc_exception_preprocessor objc_finalizeOnMainThread objc_func_loadImage objc_getFutureClass \
    objc_is_finalized objc_memmove_collectable objc_msgSendSuper_stret objc_objectptr_t \
    objc_read_weak objc_registerThreadWithCollector objc_removeExceptionHandler objc_retainedObject \
    objc_setCollectionRatio objc_setCollectionThreshold objc_setEnumerationMutationHandler \
    objc_setExceptionMatcher objc_setExceptionPreprocessor objc_setForwardHandler \
    objc_setUncaughtExceptionHandler objc_set_collection_ratio objc_set_collection_threshold \
    objc_startCollectorThread objc_start_collector_thread objc_terminate \
    objc_uncaught_exception_handler objc_unregisterThreadWithCollector objc_unretainedObject \
    objc_unretainedPointer object_copyFromZone object_setInstanceVariableWithStrongDefault \
    object_setIvarWithStrongDefault protocol_addProperty protocol_copyPropertyList \
    protocol_copyPropertyList2 protocol_getProperty
    """,
    .cLibrary: """
    NSAllocateMemoryPages NSCopyMemoryPages NSCountFrames NSDeallocateMemoryPages NSFrameAddress \
    NSHostByteOrder NSLogPageSize NSPageSize NSRealMemoryAvailable NSReturnAddress \
    NSRoundDownToMultipleOfPageSize NSRoundUpToMultipleOfPageSize NS_BigEndian NS_LittleEndian \
    NS_UnknownByteOrder jmp_buf regex_t sem_t timer_t sigjmp_buf sigset_t SIG_DFL SIG_ERR SIG_IGN \
    SIGABRT SIGFPE SIGILL SIGINT SIGSEGV SIGTERM SIGHUP SIGQUIT SIGKILL SIGALRM SIGPIPE SIGCHLD \
    SIGUSR1 SIGUSR2 fenv_t fexcept_t FE_DIVBYZERO FE_INEXACT FE_INVALID FE_OVERFLOW FE_UNDERFLOW \
    FE_ALL_EXCEPT FE_DOWNWARD FE_TONEAREST FE_TOWARDZERO FE_UPWARD FE_DFL_ENV mbstate_t char16_t \
    char32_t wctrans_t wctype_t fpos_t TIME_UTC CLOCK_THREAD_CPUTIME_ID CLOCK_UPTIME_RAW \
    CLOCK_MONOTONIC_RAW _SC_PAGESIZE _SC_NPROCESSORS_ONLN _Complex_I signgam environ optarg optind \
    opterr optopt
    """,
  ]

  static let functions = Set(
    """
    iconv setjmp longjmp sigsetjmp siglongjmp regcomp regexec sem_open sem_wait sem_post j0 j1 jn y0 \
    y1 yn mbstowcs wcstombs mblen mbtowc wctomb mbsinit mbrlen mbrtowc wcrtomb mbsrtowcs btowc wctob \
    mbrtoc16 c16rtomb mbrtoc32 c32rtomb wprintf fwprintf swprintf vwprintf vfwprintf vswprintf \
    wscanf fwscanf swscanf vwscanf vfwscanf vswscanf fgetwc fgetws fputwc fputws fwide getwc \
    getwchar putwc putwchar ungetwc iswctype wctype towctrans wctrans raise _Exit quick_exit \
    at_quick_exit sigemptyset sigfillset sigaddset sigdelset sigismember sigprocmask feclearexcept \
    fegetexceptflag feraiseexcept fesetexceptflag fetestexcept fegetround fesetround fegetenv \
    feholdexcept fesetenv feupdateenv cacos casin catan ccos csin ctan cacosh casinh catanh ccosh \
    csinh ctanh cexp clog cabs cpow csqrt carg cimag conj cproj creal CMPLX CMPLXF CMPLXL alloca \
    aligned_alloc posix_memalign valloc reallocf a64l l64a initstate setstate erand48 nrand48 \
    mrand48 jrand48 getprogname setprogname strtonum memset_pattern4 memset_pattern8 \
    memset_pattern16 memset_s timingsafe_bcmp strmode strsignal swab index rindex putc_unlocked \
    getc_unlocked flockfile funlockfile timespec_get strptime tzset clock_getres \
    clock_gettime_nsec_np getdate getopt sysconf getpagesize timersub timeradd timercmp timerclear \
    pthread_atfork pthread_cancel pthread_setcancelstate pthread_getname_np pthread_is_threaded_np \
    pthread_kill pthread_sigmask pthread_getattr_np pthread_yield_np OSAtomicOr32 OSAtomicAnd32 \
    OSAtomicXor32 OSAtomicTestAndSet OSAtomicTestAndSetBarrier OSAtomicTestAndClear OSAtomicEnqueue \
    OSAtomicDequeue OSSwapInt16 OSSwapInt32 OSSwapInt64 OSSwapHostToBigInt16 OSSwapHostToBigInt32 \
    OSSwapHostToBigInt64 OSSwapBigToHostInt16 OSSwapBigToHostInt32 OSSwapBigToHostInt64 \
    OSSwapHostToLittleInt32 OSSwapLittleToHostInt32 OSHostByteOrder
    """.split(separator: " ").map(String.init))
}
