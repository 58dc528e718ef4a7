/// The methods that a class of Apple's has and the same class here has not.
extension UnbuiltLibrary {
  /// The classes that have such a method, by the method with its sign.
  static let methods = Dictionary(grouping: listed(lists), by: \.word).mapValues { $0.map(\.owner) }

  private static let lists: KeyValuePairs = [
    "NSArray": """
    +arrayWithContentsOfURL:error: \
    -arrayByApplyingDifference: -differenceFromArray: -differenceFromArray:withOptions: \
    -differenceFromArray:withOptions:usingEquivalenceTest: -indexOfObjectIdenticalTo:inRange: \
    -initWithContentsOfURL:error: -makeObjectsPerform: -makeObjectsPerform:withObject: \
    -pathsMatchingExtensions: \
    -removeObserver:fromObjectsAtIndexes:forKeyPath:context: -sortedArrayHint \
    -sortedArrayUsingFunction:context:hint: -writeToURL:error:
    """,
    "NSMutableArray": """
    -applyDifference: -removeObjectIdenticalTo:inRange: -removeObjectsFromIndices:numIndices: \
    -replaceObjectsInRange:withObjectsFromArray:range:
    """,
    "NSDictionary": """
    +dictionaryWithContentsOfURL:error: +sharedKeySetForKeys: -descriptionInStringsFileFormat \
    -fileCreationDate -fileExtensionHidden -fileGroupOwnerAccountID -fileGroupOwnerAccountName \
    -fileHFSCreatorCode -fileHFSTypeCode -fileIsAppendOnly -fileIsImmutable -fileModificationDate \
    -fileOwnerAccountID -fileOwnerAccountName -filePosixPermissions -fileSystemFileNumber \
    -fileSystemNumber -initWithContentsOfURL:error: \
    -writeToURL:error:
    """,
    "NSMutableDictionary": """
    +dictionaryWithSharedKeySet:
    """,
    "NSSet": """
    -makeObjectsPerform: -makeObjectsPerform:withObject:
    """,
    "NSOrderedSet": """
    +orderedSetWithArray:range:copyItems: +orderedSetWithOrderedSet:range:copyItems: \
    +orderedSetWithSet:copyItems: -descriptionWithLocale: -differenceFromOrderedSet: \
    -differenceFromOrderedSet:withOptions: \
    -differenceFromOrderedSet:withOptions:usingEquivalenceTest: \
    -enumerateObjectsAtIndexes:options:usingBlock: -getObjects:range: \
    -indexOfObject:inSortedRange:options:usingComparator: \
    -indexOfObjectAtIndexes:options:passingTest: -indexOfObjectWithOptions:passingTest: \
    -indexesOfObjectsAtIndexes:options:passingTest: -indexesOfObjectsWithOptions:passingTest: \
    -initWithArray:copyItems: -initWithArray:range:copyItems: -initWithCoder: \
    -initWithOrderedSet:copyItems: -initWithOrderedSet:range:copyItems: -initWithSet:copyItems: \
    -orderedSetByApplyingDifference: -sortedArrayWithOptions:usingComparator:
    """,
    "NSMutableOrderedSet": """
    -addObjects:count: -applyDifference: \
    -replaceObjectsAtIndexes:withObjects: \
    -replaceObjectsInRange:withObjects:count: -setObject:atIndex: \
    -sortRange:options:usingComparator: -sortWithOptions:usingComparator:
    """,
    "NSString": """
    +availableStringEncodings +localizedNameOfStringEncoding: \
    +localizedUserNotificationStringForKey:arguments: \
    +stringEncodingForData:encodingOptions:convertedString:usedLossyConversion: \
    +stringWithCString:length: +stringWithContentsOfFile: \
    +stringWithContentsOfFile:usedEncoding:error: +stringWithContentsOfURL: \
    +stringWithContentsOfURL:encoding:error: +stringWithContentsOfURL:usedEncoding:error: \
    -boundingRectWithSize:options:attributes:context: -cStringLength \
    -compare:options:range:locale: \
    -completePathIntoString:caseSensitive:matchesIntoArray:filterTypes: \
    -decomposedStringWithCanonicalMapping -decomposedStringWithCompatibilityMapping \
    -drawAtPoint:withAttributes: \
    -enumerateLinguisticTagsInRange:scheme:options:orthography:usingBlock: -fastestEncoding \
    -getBytes:maxLength:usedLength:encoding:options:range:remainingRange: -getCString: \
    -getCString:maxLength: -getCString:maxLength:range:remainingRange: \
    -getFileSystemRepresentation:maxLength: -initWithBytesNoCopy:length:encoding:deallocator: \
    -initWithCString: -initWithCString:length: -initWithCStringNoCopy:length:freeWhenDone: \
    -initWithCharactersNoCopy:length:deallocator: -initWithCharactersNoCopy:length:freeWhenDone: \
    -initWithContentsOfFile: -initWithContentsOfFile:usedEncoding:error: -initWithContentsOfURL: \
    -initWithContentsOfURL:encoding:error: -initWithContentsOfURL:usedEncoding:error: \
    -linguisticTagsInRange:scheme:options:orthography:tokenRanges: \
    -localizedStandardRangeOfString: -lossyCString -precomposedStringWithCanonicalMapping \
    -precomposedStringWithCompatibilityMapping -propertyList -propertyListFromStringsFileFormat \
    -rangeOfString:options:range:locale: -sizeWithAttributes: -smallestEncoding \
    -stringByApplyingTransform:reverse: -stringByFoldingWithOptions:locale: \
    -stringByResolvingSymlinksInPath -variantFittingPresentationWidth: -writeToFile:atomically: \
    -writeToURL:atomically: -writeToURL:atomically:encoding:error:
    """,
    "NSMutableString": """
    -applyTransform:reverse:range:updatedRange:
    """,
    "NSNumber": """
    -decimalValue
    """,
    "NSValue": """
    +valueWithEdgeInsets: -edgeInsetsValue
    """,
    "NSData": """
    +dataWithContentsOfFile:options:error: +dataWithContentsOfMappedFile: +dataWithContentsOfURL: \
    +dataWithContentsOfURL:options:error: -base64EncodedDataWithOptions: -base64Encoding \
    -compressedDataUsingAlgorithm:error: -decompressedDataUsingAlgorithm:error: \
    -getBytes: -initWithBase64EncodedData:options: \
    -initWithBase64Encoding: -initWithBytesNoCopy:length:deallocator: \
    -initWithContentsOfFile:options:error: -initWithContentsOfMappedFile: -initWithContentsOfURL: \
    -initWithContentsOfURL:options:error: -writeToFile:options:error: \
    -writeToURL:atomically: -writeToURL:options:error:
    """,
    "NSDate": """
    +dateWithNaturalLanguageString: +dateWithNaturalLanguageString:locale: +dateWithString: \
    -dateWithCalendarFormat:timeZone: -descriptionWithCalendarFormat:timeZone:locale: \
    -initWithString:
    """,
    "NSDateInterval": """
    -initWithCoder: -setDuration: -setEndDate: -setStartDate:
    """,
    "NSURL": """
    +URLByResolvingAliasFileAtURL:options:error: \
    +URLByResolvingBookmarkData:options:relativeToURL:bookmarkDataIsStale:error: \
    +URLWithDataRepresentation:relativeToURL: +URLWithString:relativeToURL: \
    +absoluteURLWithDataRepresentation:relativeToURL: +bookmarkDataWithContentsOfURL:error: \
    +fileURLWithFileSystemRepresentation:isDirectory:relativeToURL: +fileURLWithPath:isDirectory: \
    +fileURLWithPath:isDirectory:relativeToURL: +fileURLWithPath:relativeToURL: \
    +fileURLWithPathComponents: +resourceValuesForKeys:fromBookmarkData: \
    +writeBookmarkData:toURL:options:error: -URLByAppendingPathComponent:isDirectory: \
    -URLByAppendingPathExtension: -URLByDeletingPathExtension -URLByResolvingSymlinksInPath \
    -URLByStandardizingPath -URLHandleUsingCache: -absoluteURL -baseURL \
    -bookmarkDataWithOptions:includingResourceValuesForKeys:relativeToURL:error: \
    -checkPromisedItemIsReachableAndReturnError: -checkResourceIsReachableAndReturnError: \
    -dataRepresentation -filePathURL -fileReferenceURL -fileSystemRepresentation \
    -getFileSystemRepresentation:maxLength: -getPromisedItemResourceValue:forKey:error: \
    -getResourceValue:forKey:error: -hasDirectoryPath \
    -initAbsoluteURLWithDataRepresentation:relativeToURL: \
    -initByResolvingBookmarkData:options:relativeToURL:bookmarkDataIsStale:error: \
    -initFileURLWithFileSystemRepresentation:isDirectory:relativeToURL: \
    -initFileURLWithPath:isDirectory: -initFileURLWithPath:isDirectory:relativeToURL: \
    -initFileURLWithPath:relativeToURL: -initWithDataRepresentation:relativeToURL: \
    -initWithScheme:host:path: -initWithString:relativeToURL: -isFileReferenceURL \
    -loadResourceDataNotifyingClient:usingCache: -parameterString -password \
    -promisedItemResourceValuesForKeys:error: -propertyForKey: -relativePath -relativeString \
    -removeAllCachedResourceValues -removeCachedResourceValueForKey: -resourceDataUsingCache: \
    -resourceSpecifier -resourceValuesForKeys:error: -setProperty:forKey: -setResourceData: \
    -setResourceValue:forKey:error: -setResourceValues:error: -setTemporaryResourceValue:forKey: \
    -standardizedURL -startAccessingSecurityScopedResource -stopAccessingSecurityScopedResource
    """,
    "NSUUID": """
    -compare: -getUUIDBytes: -initWithUUIDBytes:
    """,
    "NSError": """
    +setUserInfoValueProviderForDomain:provider: +userInfoValueProviderForDomain: -helpAnchor \
    -localizedRecoveryOptions -recoveryAttempter -underlyingErrors
    """,
    "NSBundle": """
    +URLForResource:withExtension:subdirectory:inBundleWithURL: \
    +URLsForResourcesWithExtension:subdirectory:inBundleWithURL: +allBundles +allFrameworks \
    +bundleWithIdentifier: +bundleWithPath: +bundleWithURL: +pathForResource:ofType:inDirectory: \
    +pathForResource:ofType:inDirectory:withVersion: +pathsForResourcesOfType:inDirectory: \
    +preferredLocalizationsFromArray: +preferredLocalizationsFromArray:forPreferences: \
    -URLForAuxiliaryExecutable: -URLForResource:withExtension: \
    -URLForResource:withExtension:subdirectory: \
    -URLForResource:withExtension:subdirectory:localization: \
    -URLsForResourcesWithExtension:subdirectory: \
    -URLsForResourcesWithExtension:subdirectory:localization: -appStoreReceiptURL \
    -builtInPlugInsPath -builtInPlugInsURL -bundleURL -developmentLocalization \
    -executableArchitectures -executablePath -executableURL -initWithPath: -initWithURL: -isLoaded \
    -load -loadAndReturnError: -localizations -localizedAttributedStringForKey:value:table: \
    -localizedInfoDictionary -pathForAuxiliaryExecutable: -pathForResource:ofType:inDirectory: \
    -pathForResource:ofType:inDirectory:forLocalization: -pathsForResourcesOfType:inDirectory: \
    -pathsForResourcesOfType:inDirectory:forLocalization: -preferredLocalizations \
    -preflightAndReturnError: -preservationPriorityForTag: -principalClass -privateFrameworksPath \
    -privateFrameworksURL -resourcePath -resourceURL -setPreservationPriority:forTags: \
    -sharedFrameworksPath -sharedFrameworksURL -sharedSupportPath -sharedSupportURL -unload
    """,
    "NSCharacterSet": """
    +capitalizedLetterCharacterSet +characterSetWithBitmapRepresentation: \
    +characterSetWithContentsOfFile: +decomposableCharacterSet +illegalCharacterSet \
    +nonBaseCharacterSet -bitmapRepresentation -hasMemberInPlane: -initWithCoder: \
    -longCharacterIsMember:
    """,
    "NSTimeZone": """
    +abbreviationDictionary +knownTimeZoneNames +setAbbreviationDictionary: +timeZoneDataVersion \
    +timeZoneWithName:data: -data -daylightSavingTimeOffset -daylightSavingTimeOffsetForDate: \
    -initWithName:data: -isDaylightSavingTimeForDate: -localizedName:locale: \
    -nextDaylightSavingTimeTransition -nextDaylightSavingTimeTransitionAfterDate:
    """,
    "NSLocale": """
    +ISOCountryCodes +ISOCurrencyCodes +ISOLanguageCodes +availableLocaleIdentifiers \
    +canonicalLanguageIdentifierFromString: +canonicalLocaleIdentifierFromString: \
    +characterDirectionForLanguage: +commonISOCurrencyCodes +componentsFromLocaleIdentifier: \
    +lineDirectionForLanguage: +localeIdentifierFromComponents: \
    +localeIdentifierFromWindowsLocaleCode: +windowsLocaleCodeFromLocaleIdentifier: \
    -alternateQuotationBeginDelimiter -alternateQuotationEndDelimiter -calendarIdentifier \
    -collationIdentifier -collatorIdentifier -currencyCode -currencySymbol -decimalSeparator \
    -displayNameForKey:value: -exemplarCharacterSet -groupingSeparator -initWithCoder: \
    -localizedStringForCalendarIdentifier: -localizedStringForCollationIdentifier: \
    -localizedStringForCollatorIdentifier: -localizedStringForCountryCode: \
    -localizedStringForCurrencyCode: -localizedStringForLanguageCode: \
    -localizedStringForLocaleIdentifier: -localizedStringForScriptCode: \
    -localizedStringForVariantCode: -quotationBeginDelimiter -quotationEndDelimiter -scriptCode \
    -usesMetricSystem -variantCode
    """,
    "NSFileManager": """
    -URLForDirectory:inDomain:appropriateForURL:create:error: \
    -URLForPublishingUbiquitousItemAtURL:expirationDate:error: -URLForUbiquityContainerIdentifier: \
    -URLsForDirectory:inDomains: -attributesOfFileSystemForPath:error: -changeCurrentDirectoryPath: \
    -changeFileAttributes:atPath: -componentsToDisplayForPath: \
    -containerURLForSecurityApplicationGroupIdentifier: \
    -contentsOfDirectoryAtURL:includingPropertiesForKeys:options:error: -copyItemAtURL:toURL:error: \
    -copyPath:toPath:handler: -createDirectoryAtPath:attributes: \
    -createDirectoryAtURL:withIntermediateDirectories:attributes:error: \
    -createSymbolicLinkAtPath:pathContent: -createSymbolicLinkAtPath:withDestinationPath:error: \
    -createSymbolicLinkAtURL:withDestinationURL:error: -delegate \
    -destinationOfSymbolicLinkAtPath:error: -directoryContentsAtPath: -displayNameAtPath: \
    -enumeratorAtURL:includingPropertiesForKeys:options:errorHandler: \
    -evictUbiquitousItemAtURL:error: -fileAttributesAtPath:traverseLink: \
    -fileSystemAttributesAtPath: -fileSystemRepresentationWithPath: \
    -getFileProviderServicesForItemAtURL:completionHandler: \
    -getRelationship:ofDirectory:inDomain:toItemAtURL:error: \
    -getRelationship:ofDirectoryAtURL:toItemAtURL:error: -homeDirectoryForCurrentUser \
    -homeDirectoryForUser: -isDeletableFileAtPath: -isExecutableFileAtPath: -isUbiquitousItemAtURL: \
    -linkItemAtPath:toPath:error: -linkItemAtURL:toURL:error: -linkPath:toPath:handler: \
    -mountedVolumeURLsIncludingResourceValuesForKeys:options: -moveItemAtURL:toURL:error: \
    -movePath:toPath:handler: -pathContentOfSymbolicLinkAtPath: -removeFileAtPath:handler: \
    -removeItemAtURL:error: \
    -replaceItemAtURL:withItemAtURL:backupItemName:options:resultingItemURL:error: \
    -setAttributes:ofItemAtPath:error: -setDelegate: -setUbiquitous:itemAtURL:destinationURL:error: \
    -startDownloadingUbiquitousItemAtURL:error: -stringWithFileSystemRepresentation:length: \
    -temporaryDirectory -trashItemAtURL:resultingItemURL:error: -ubiquityIdentityToken \
    -unmountVolumeAtURL:options:completionHandler:
    """,
    "NSUserDefaults": """
    -URLForKey: -addSuiteNamed: -initWithUser: -objectIsForcedForKey: \
    -objectIsForcedForKey:inDomain: -persistentDomainForName: -persistentDomainNames \
    -removePersistentDomainForName: -removeSuiteNamed: -removeVolatileDomainForName: -searchList \
    -setPersistentDomain:forName: -setSearchList: -setURL:forKey: -setVolatileDomain:forName: \
    -volatileDomainForName: -volatileDomainNames
    """,
    "NSRunLoop": """
    -acceptInputForMode:beforeDate: -addPort:forMode: -cancelPerformSelector:target:argument: \
    -cancelPerformSelectorsWithTarget: -configureAsServer -getCFRunLoop -limitDateForMode: \
    -performInModes:block: -performSelector:target:argument:order:modes: -removePort:forMode:
    """,
    "NSOperation": """
    -setThreadPriority: -threadPriority
    """,
    "NSOperationQueue": """
    -addBarrierBlock: -progress -setUnderlyingQueue: -underlyingQueue
    """,
    "NSInvocation": """
    -initWithMethodSignature:
    """,
    "NSProcessInfo": """
    -automaticTerminationSupportEnabled -beginActivityWithOptions:reason: \
    -disableAutomaticTermination: -disableSuddenTermination -enableAutomaticTermination: \
    -enableSuddenTermination -endActivity: -fullUserName -isLowPowerModeEnabled -isMacCatalystApp \
    -isOperatingSystemAtLeastVersion: -isiOSAppOnMac -operatingSystem -operatingSystemName \
    -operatingSystemVersion -performActivityWithOptions:reason:usingBlock: \
    -performExpiringActivityWithReason:usingBlock: -setAutomaticTerminationSupportEnabled: \
    -setProcessName: -thermalState -userName
    """,
    "NSScanner": """
    +localizedScannerWithString: -locale -scanDecimal: \
    -scanHexDouble: -scanHexFloat: \
    -setLocale:
    """,
    "NSHashTable": """
    -initWithPointerFunctions:capacity: -pointerFunctions
    """,
    "NSMapTable": """
    -initWithKeyPointerFunctions:valuePointerFunctions:capacity: -keyPointerFunctions \
    -valuePointerFunctions
    """,
    "NSPointerArray": """
    +pointerArrayWithPointerFunctions: -initWithPointerFunctions: -pointerFunctions
    """,
    "NSIndexSet": """
    -enumerateRangesInRange:options:usingBlock: \
    -enumerateRangesWithOptions:usingBlock: -indexInRange:options:passingTest: \
    -indexWithOptions:passingTest: -indexesInRange:options:passingTest: \
    -indexesWithOptions:passingTest:
    """,
    "NSKeyedArchiver": """
    -delegate -outputFormat -setDelegate:
    """,
    "NSKeyedUnarchiver": """
    +unarchiveTopLevelObjectWithData:error: +unarchivedArrayOfObjectsOfClass:fromData:error: \
    +unarchivedArrayOfObjectsOfClasses:fromData:error: \
    +unarchivedDictionaryWithKeysOfClass:objectsOfClass:fromData:error: \
    +unarchivedDictionaryWithKeysOfClasses:objectsOfClasses:fromData:error: -delegate \
    -replaceObject:withObject: -setDecodingFailurePolicy: -setDelegate:
    """,
    "NSCoder": """
    -allowedClasses -decodeArrayOfObjectsOfClass:forKey: -decodeArrayOfObjectsOfClasses:forKey: \
    -decodeBytesWithReturnedLength: -decodeDataObject \
    -decodeDictionaryWithKeysOfClass:objectsOfClass:forKey: \
    -decodeDictionaryWithKeysOfClasses:objectsOfClasses:forKey: -decodeNXObject -decodePoint \
    -decodePropertyList -decodePropertyListForKey: -decodeRect -decodeSize \
    -decodeTopLevelObjectAndReturnError: -decodeTopLevelObjectForKey:error: \
    -decodeTopLevelObjectOfClass:forKey:error: -decodeTopLevelObjectOfClasses:forKey:error: \
    -decodeValueOfObjCType:at:size: -decodingFailurePolicy -encodeBycopyObject: \
    -encodeByrefObject: -encodeBytes:length: -encodeDataObject: -encodeNXObject: -encodePoint: \
    -encodePropertyList: -encodeRect: -encodeSize: -error -failWithError: -objectZone \
    -setObjectZone: -setRequiresSecureCoding: -systemVersion
    """,
    "NSObject": """
    +classFallbacksForKeyedArchiver +classForKeyedUnarchiver +poseAsClass: \
    +setKeys:triggerChangeNotificationsForDependentKey: +useStoredAccessor \
    -URL:resourceDataDidBecomeAvailable: -URL:resourceDidFailLoadingWithReason: \
    -URLResourceDidCancelLoading: -URLResourceDidFinishLoading: -allowsWeakReference \
    -attemptRecoveryFromError:optionIndex: \
    -attemptRecoveryFromError:optionIndex:delegate:didRecoverSelector:contextInfo: -attributeKeys \
    -autoContentAccessingProxy -bind:toObject:withKeyPath:options: -classCode -classDescription \
    -classForArchiver -classForPortCoder -coerceValue:forKey: \
    -copyScriptingValue:forKey:withProperties: -exposedBindings \
    -fileManager:shouldProceedAfterError: -fileManager:willProcessPath: -finalize \
    -handleQueryWithUnboundKey: -handleTakeValue:forUnboundKey: \
    -indicesOfObjectsByEvaluatingObjectSpecifier: -infoForBinding: \
    -insertValue:atIndex:inPropertyWithKey: -insertValue:inPropertyWithKey: \
    -inverseForRelationshipKey: -mutableOrderedSetValueForKey: -mutableOrderedSetValueForKeyPath: \
    -newScriptingObjectOfClass:forValueForKey:withContentsValue:properties: -objectSpecifier \
    -observationInfo -performSelector:onThread:withObject:waitUntilDone:modes: \
    -removeValueAtIndex:fromPropertyWithKey: -replaceValueAtIndex:inPropertyWithKey:withValue: \
    -replacementObjectForArchiver: -replacementObjectForKeyedArchiver: \
    -replacementObjectForPortCoder: -retainWeakReference -scriptingBeginsWith: -scriptingContains: \
    -scriptingEndsWith: -scriptingIsEqualTo: -scriptingIsGreaterThan: \
    -scriptingIsGreaterThanOrEqualTo: -scriptingIsLessThan: -scriptingIsLessThanOrEqualTo: \
    -scriptingProperties -scriptingValueForSpecifier: -setObservationInfo: \
    -setScriptingProperties: -storedValueForKey: -takeStoredValue:forKey: -takeValue:forKey: \
    -takeValue:forKeyPath: -takeValuesFromDictionary: -toManyRelationshipKeys \
    -toOneRelationshipKeys -unableToSetNilForKey: -unbind: -valueAtIndex:inPropertyWithKey: \
    -valueWithName:inPropertyWithKey: -valueWithUniqueID:inPropertyWithKey: -valuesForKeys:
    """,
    "NSArchiver": """
    -replaceObject:withObject:
    """,
    "NSCalendar": """
    -components:fromDateComponents:toDateComponents:options: -date:matchesComponents: \
    -dateBySettingUnit:value:ofDate:options: \
    -dateWithEra:yearForWeekOfYear:weekOfYear:weekday:hour:minute:second:nanosecond: \
    -enumerateDatesStartingAfterDate:matchingComponents:options:usingBlock: -eraSymbols \
    -getEra:year:month:day:fromDate: -getEra:yearForWeekOfYear:weekOfYear:weekday:fromDate: \
    -getHour:minute:second:nanosecond:fromDate: -longEraSymbols -maximumRangeOfUnit: \
    -minimumRangeOfUnit: -nextDateAfterDate:matchingComponents:options: \
    -nextDateAfterDate:matchingHour:minute:second:options: \
    -nextDateAfterDate:matchingUnit:value:options: -nextWeekendStartDate:interval:options:afterDate: \
    -quarterSymbols -rangeOfUnit:startDate:interval:forDate: \
    -rangeOfWeekendStartDate:interval:containingDate: -shortQuarterSymbols \
    -shortStandaloneMonthSymbols -shortStandaloneQuarterSymbols -shortStandaloneWeekdaySymbols \
    -standaloneMonthSymbols -standaloneQuarterSymbols -standaloneWeekdaySymbols \
    -veryShortMonthSymbols -veryShortStandaloneMonthSymbols -veryShortStandaloneWeekdaySymbols
    """,
    "NSComparisonPredicate": """
    +predicateWithLeftExpression:rightExpression:customSelector: -customSelector -initWithCoder: \
    -initWithLeftExpression:rightExpression:customSelector:
    """,
    "NSCompoundPredicate": """
    -initWithCoder:
    """,
    "NSDateComponents": """
    -isValidDateInCalendar:
    """,
    "NSDateFormatter": """
    +dateFormatFromTemplate:options:locale: +defaultFormatterBehavior +setDefaultFormatterBehavior: \
    -allowsNaturalLanguage -defaultDate -doesRelativeDateFormatting -eraSymbols -formattingContext \
    -generatesCalendarDates -getObjectValue:forString:range:error: -gregorianStartDate \
    -initWithDateFormat:allowNaturalLanguage: -longEraSymbols -quarterSymbols -setDefaultDate: \
    -setDoesRelativeDateFormatting: -setEraSymbols: -setFormattingContext: \
    -setGeneratesCalendarDates: -setGregorianStartDate: -setLocalizedDateFormatFromTemplate: \
    -setLongEraSymbols: -setMonthSymbols: -setQuarterSymbols: -setShortMonthSymbols: \
    -setShortQuarterSymbols: -setShortStandaloneMonthSymbols: -setShortStandaloneQuarterSymbols: \
    -setShortStandaloneWeekdaySymbols: -setShortWeekdaySymbols: -setStandaloneMonthSymbols: \
    -setStandaloneQuarterSymbols: -setStandaloneWeekdaySymbols: -setTwoDigitStartDate: \
    -setVeryShortMonthSymbols: -setVeryShortStandaloneMonthSymbols: \
    -setVeryShortStandaloneWeekdaySymbols: -setVeryShortWeekdaySymbols: -setWeekdaySymbols: \
    -shortQuarterSymbols -shortStandaloneMonthSymbols -shortStandaloneQuarterSymbols \
    -shortStandaloneWeekdaySymbols -standaloneMonthSymbols -standaloneQuarterSymbols \
    -standaloneWeekdaySymbols -twoDigitStartDate -veryShortMonthSymbols \
    -veryShortStandaloneMonthSymbols -veryShortStandaloneWeekdaySymbols -veryShortWeekdaySymbols
    """,
    "NSDirectoryEnumerator": """
    -isEnumeratingDirectoryPostOrder -level
    """,
    "NSExpression": """
    +expressionForAnyKey +expressionForBlock:arguments: \
    +expressionForConditional:trueExpression:falseExpression: \
    +expressionForFunction:selectorName:arguments: +expressionForIntersectSet:with: \
    +expressionForMinusSet:with: +expressionForSubquery:usingIteratorVariable:predicate: \
    +expressionForUnionSet:with: -allowEvaluation -expressionBlock -falseExpression \
    -initWithCoder: -initWithExpressionType: -leftExpression -predicate -rightExpression \
    -trueExpression
    """,
    "NSFileHandle": """
    +fileHandleForReadingFromURL:error: +fileHandleForUpdatingURL:error: \
    +fileHandleForWritingToURL:error: -acceptConnectionInBackgroundAndNotify \
    -acceptConnectionInBackgroundAndNotifyForModes: -closeAndReturnError: -fileDescriptor \
    -getOffset:error: -initWithCoder: -initWithFileDescriptor: \
    -initWithFileDescriptor:closeOnDealloc: -readDataToEndOfFileAndReturnError: \
    -readDataUpToLength:error: -readInBackgroundAndNotify -readInBackgroundAndNotifyForModes: \
    -readToEndOfFileInBackgroundAndNotify -readToEndOfFileInBackgroundAndNotifyForModes: \
    -readabilityHandler -seekToEndReturningOffset:error: -seekToOffset:error: \
    -setReadabilityHandler: -setWriteabilityHandler: -synchronizeAndReturnError: \
    -truncateAtOffset:error: -waitForDataInBackgroundAndNotify \
    -waitForDataInBackgroundAndNotifyForModes: -writeData:error: -writeabilityHandler
    """,
    "NSFormatter": """
    -attributedStringForObjectValue:withDefaultAttributes: -editingStringForObjectValue: \
    -getObjectValue:forString:errorDescription: \
    -isPartialStringValid:newEditingString:errorDescription: \
    -isPartialStringValid:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:
    """,
    "NSIndexPath": """
    -getIndexes:range:
    """,
    "NSJSONSerialization": """
    +JSONObjectWithStream:options:error: +writeJSONObject:toStream:options:error:
    """,
    "NSMutableData": """
    -compressUsingAlgorithm:error: -decompressUsingAlgorithm:error:
    """,
    "NSNotification": """
    -initWithCoder:
    """,
    "NSNumberFormatter": """
    +defaultFormatterBehavior +setDefaultFormatterBehavior: -allowsFloats \
    -alwaysShowsDecimalSeparator -attributedStringForNil -attributedStringForNotANumber \
    -attributedStringForZero -currencyDecimalSeparator -currencyGroupingSeparator -exponentSymbol \
    -formatWidth -formatterBehavior -formattingContext -generatesDecimalNumbers \
    -getObjectValue:forString:range:error: -groupingSize -hasThousandSeparators \
    -internationalCurrencySymbol -isLenient -isPartialStringValidationEnabled -localizesFormat \
    -maximum -maximumIntegerDigits -minimum -minusSign -multiplier -negativeFormat \
    -negativeInfinitySymbol -negativePrefix -negativeSuffix -nilSymbol -notANumberSymbol \
    -paddingCharacter -paddingPosition -perMillSymbol -percentSymbol -plusSign \
    -positiveInfinitySymbol -roundingBehavior -roundingIncrement -secondaryGroupingSize \
    -setAllowsFloats: -setAlwaysShowsDecimalSeparator: -setAttributedStringForNil: \
    -setAttributedStringForNotANumber: -setAttributedStringForZero: -setCurrencyDecimalSeparator: \
    -setCurrencyGroupingSeparator: -setExponentSymbol: -setFormatWidth: -setFormatterBehavior: \
    -setFormattingContext: -setGeneratesDecimalNumbers: -setGroupingSize: \
    -setHasThousandSeparators: -setInternationalCurrencySymbol: -setLenient: -setLocalizesFormat: \
    -setMaximum: -setMaximumIntegerDigits: -setMinimum: -setMinusSign: -setMultiplier: \
    -setNegativeFormat: -setNegativeInfinitySymbol: -setNegativePrefix: -setNegativeSuffix: \
    -setNilSymbol: -setNotANumberSymbol: -setPaddingCharacter: -setPaddingPosition: \
    -setPartialStringValidationEnabled: -setPerMillSymbol: -setPercentSymbol: -setPlusSign: \
    -setPositiveInfinitySymbol: -setRoundingBehavior: -setRoundingIncrement: \
    -setSecondaryGroupingSize: -setTextAttributesForNegativeInfinity: \
    -setTextAttributesForNegativeValues: -setTextAttributesForNil: \
    -setTextAttributesForNotANumber: -setTextAttributesForPositiveInfinity: \
    -setTextAttributesForPositiveValues: -setTextAttributesForZero: -setThousandSeparator: \
    -setZeroSymbol: -textAttributesForNegativeInfinity -textAttributesForNegativeValues \
    -textAttributesForNil -textAttributesForNotANumber -textAttributesForPositiveInfinity \
    -textAttributesForPositiveValues -textAttributesForZero -thousandSeparator -zeroSymbol
    """,
    "NSPredicate": """
    +predicateFromMetadataQueryString: -allowEvaluation
    """,
    "NSPropertyListSerialization": """
    +propertyListWithStream:options:format:error: +writePropertyList:toStream:format:options:error:
    """,
    "NSProxy": """
    -allowsWeakReference -finalize -retainWeakReference
    """,
    "NSSortDescriptor": """
    -allowEvaluation -initWithCoder:
    """,
    "NSTextCheckingResult": """
    +addressCheckingResultWithRange:components: \
    +correctionCheckingResultWithRange:replacementString: \
    +correctionCheckingResultWithRange:replacementString:alternativeStrings: \
    +dashCheckingResultWithRange:replacementString: +dateCheckingResultWithRange:date: \
    +dateCheckingResultWithRange:date:timeZone:duration: +grammarCheckingResultWithRange:details: \
    +linkCheckingResultWithRange:URL: +orthographyCheckingResultWithRange:orthography: \
    +phoneNumberCheckingResultWithRange:phoneNumber: \
    +quoteCheckingResultWithRange:replacementString: \
    +regularExpressionCheckingResultWithRanges:count:regularExpression: \
    +replacementCheckingResultWithRange:replacementString: +spellCheckingResultWithRange: \
    +transitInformationCheckingResultWithRange:components: -URL -addressComponents \
    -alternativeStrings -components -date -duration -grammarDetails -orthography -phoneNumber \
    -rangeWithName: -replacementString -resultByAdjustingRangesWithOffset: -timeZone
    """,
    "NSUnarchiver": """
    +classNameDecodedForArchiveClassName: -classNameDecodedForArchiveClassName:
    """,
    "NSUndoManager": """
    -redoActionIsDiscardable -redoMenuTitleForUndoActionName: -runLoopModes -setActionIsDiscardable: \
    -setRunLoopModes: -undoActionIsDiscardable -undoMenuTitleForUndoActionName:
    """,
  ]
}
