// swift-format-ignore-file
// Written by `make library` from Foundation/FoundationErrors.h: change it there.
enum FoundationErrorsHeaderText {
static let text: StaticString = #"""
enum {
  NSFileNoSuchFileError = 4,
  NSFileLockingError = 255,
  NSFileReadUnknownError = 256,
  NSFileReadNoPermissionError = 257,
  NSFileReadInvalidFileNameError = 258,
  NSFileReadCorruptFileError = 259,
  NSFileReadNoSuchFileError = 260,
  NSFileReadInapplicableStringEncodingError = 261,
  NSFileReadUnsupportedSchemeError = 262,
  NSFileReadTooLargeError = 263,
  NSFileReadUnknownStringEncodingError = 264,
  NSFileWriteUnknownError = 512,
  NSFileWriteNoPermissionError = 513,
  NSFileWriteInvalidFileNameError = 514,
  NSFileWriteFileExistsError = 516,
  NSFileWriteInapplicableStringEncodingError = 517,
  NSFileWriteUnsupportedSchemeError = 518,
  NSFileWriteOutOfSpaceError = 640,
  NSFileWriteVolumeReadOnlyError = 642,
  NSFileErrorMinimum = 0,
  NSFileErrorMaximum = 1023,
  NSKeyValueValidationError = 1024,
  NSValidationErrorMinimum = 1024,
  NSValidationErrorMaximum = 2047,
  NSUserCancelledError = 3072,
  NSFeatureUnsupportedError = 3328,
  NSPropertyListReadCorruptError = 3840,
  NSPropertyListReadUnknownVersionError = 3841,
  NSPropertyListReadStreamError = 3842,
  NSPropertyListWriteStreamError = 3851,
  NSPropertyListWriteInvalidError = 3852,
  NSPropertyListErrorMinimum = 3840,
  NSPropertyListErrorMaximum = 4095,
  NSCoderReadCorruptError = 4864,
  NSCoderValueNotFoundError = 4865,
  NSCoderInvalidValueError = 4866,
  NSCoderErrorMinimum = 4864,
  NSCoderErrorMaximum = 4991
};
"""#
}
