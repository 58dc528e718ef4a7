/// The words of `__attribute__((…))` that clang knows: one table for who asks whether there is one
/// (`__has_attribute`) and for who says that it means nothing, or too much.
package enum AttributeWords {
  /// Honoured, each where it belongs.
  private static let honoured: Set<String> = [
    "aligned", "packed", "cleanup", "constructor", "destructor", "format", "sentinel",
    "objc_root_class", "objc_requires_super", "objc_designated_initializer", "unavailable",
    "ns_returns_retained", "ns_returns_not_retained", "ns_returns_autoreleased", "ns_consumed",
    "ns_consumes_self", "objc_returns_inner_pointer", "objc_method_family", "objc_precise_lifetime",
    "fallthrough", "noreturn",
    "objc_gc", "objc_ownership",
  ]
  /// Advice to readers, optimisers and linkers: the program does the same without them.
  private static let advice: Set<String> = [
    "unused", "used", "maybe_unused", "deprecated", "availability", "visibility", "type_visibility",
    "nonnull", "returns_nonnull", "pure", "const", "always_inline", "noinline", "cold", "hot",
    "malloc", "alloc_size", "alloc_align", "assume_aligned", "warn_unused_result", "nodiscard",
    "format_arg", "noescape", "nothrow", "leaf", "flatten", "artificial", "gnu_inline",
    "no_instrument_function", "no_sanitize", "no_sanitize_address", "no_sanitize_thread", "optnone",
    "minsize", "section", "annotate", "may_alias", "tls_model", "weak_import", "retain",
    "not_tail_called", "disable_tail_calls", "no_stack_protector", "nocommon", "common",
    "analyzer_noreturn", "diagnose_if", "external_source_symbol", "enum_extensibility", "flag_enum",
    "swift_name", "swift_private", "swift_error", "swift_newtype", "swift_wrapper", "swift_bridge",
    "swift_async", "swift_async_name", "swift_objc_members", "swift_attr", "ns_error_domain",
    "iboutlet", "ibaction", "iboutletcollection", "NSObject", "objc_bridge", "objc_bridge_mutable",
    "objc_bridge_related", "objc_boxable", "objc_exception",
    "objc_arc_weak_reference_unavailable", "objc_independent_class", "objc_nonlazy_class",
    "objc_requires_property_definitions", "objc_protocol_requires_explicit_implementation",
    "objc_subclassing_restricted", "objc_direct", "objc_direct_members", "objc_runtime_visible",
    "cf_returns_retained", "cf_returns_not_retained", "cf_consumed", "cf_audited_transfer",
    "cf_unknown_transfer", "os_returns_retained", "os_returns_not_retained", "os_consumed",
    "os_consumes_this", "ns_marked_nonnull", "no_destroy", "trivial_abi", "capability",
    "guarded_by", "exclusive_lock_function", "unlock_function", "reinitializes", "warning", "error",
    "likely", "unlikely", "nonblocking", "designated_init", "counted_by", "uninitialized",
    "counted_by_or_null", "sized_by", "sized_by_or_null", "suppress",
  ]
  /// Known to clang, with an effect that is not built.
  package static let refused: Set<String> = [
    "alias", "ifunc", "weak", "weakref", "mode", "vector_size", "ext_vector_type", "overloadable",
    "enable_if", "transparent_union", "naked", "objc_runtime_name", "objc_externally_retained",
    "objc_class_stub", "objc_non_runtime_protocol", "regparm", "ms_struct", "gcc_struct",
    "address_space", "matrix_type", "blocks", "scalar_storage_order", "target", "interrupt",
  ]

  /// Whether a program may have it: it does what it says, or says nothing about what the program does.
  package static func has(_ name: String) -> Bool {
    honoured.contains(name) || advice.contains(name)
  }
}
