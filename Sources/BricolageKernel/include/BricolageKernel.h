#ifndef BRICOLAGE_KERNEL_H
#define BRICOLAGE_KERNEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "DigitPairs.h"
#include "EscapedText.h"
#include "ExpectedMemory.h"
#include "HexadecimalText.h"
#include "NestingText.h"
#include "NumberText.h"
#include "OutputMemory.h"
#include "PowersOfFive.h"
#include "PowersOfTen.h"
#include "SixteenDigits.h"
#include "StackLimit.h"
#include "TextPlaces.h"
#include "ThreadTrials.h"
#include "UnescapedText.h"

/// The first of two passes over JSON text: finds every place at which the second pass must look, 64 bytes at a time.
///
///     text      {"name": "a\"b", "n": [10, true]}
///     entries   ^^    ^^ ^ ^  ^^ ^ ^^ ^^   ^   ^^        offsets into the text
///
/// An entry is written for each of `{ } [ ] : ,` outside of strings, for both quotes of a string, for each backslash
/// inside a string that begins an escape, and for the first byte of anything else that is not white space. What entries
/// cannot show is checked on the way: UTF-8 (RFC 3629), control characters (RFC 8259, section 7), strings without an
/// end. A kernel finds out that something is wrong, not where; the parser in Swift then finds the place.
///
/// A kernel exists for an instruction set, and may be called only where `bricolage_kernel_is_supported` says so.
/// None of them allocates, keeps anything between calls but in the `BricolageScan`, or writes outside of `entries`.

/// How many entries beyond those it returns a kernel may overwrite, because it writes several at once.
#define BRICOLAGE_KERNEL_SLACK 80

/// How many bytes a kernel looks at together.
#define BRICOLAGE_KERNEL_BLOCK 64

/// What a kernel must know of the text before the part that it is given; all zero at the beginning of a text.
typedef struct {
    /// All ones if the part begins inside a string, else 0.
    uint64_t inside_string;
    /// 1 if the first byte of the part is escaped, else 0.
    uint64_t escaped;
    /// 1 if the byte before the part belongs to a literal or a number, else 0.
    uint64_t scalar;
    /// Not 0 if the text up to here cannot be JSON.
    uint64_t error;
} BricolageScan;

/// The instruction sets that there are kernels for.
typedef enum {
    /// 64 bytes at a time; needs VBMI2, which early processors with AVX-512 lack.
    BRICOLAGE_KERNEL_AVX512 = 0,
    /// Twice 32 bytes at a time.
    BRICOLAGE_KERNEL_AVX2 = 1,
    /// Four times 16 bytes at a time, on every 64-bit Arm.
    BRICOLAGE_KERNEL_NEON = 2,
} BricolageInstructionSet;

/// Whether this build has the kernel, and this processor and its operating system can run it.
bool bricolage_kernel_is_supported(BricolageInstructionSet set);

/// Scans a part of a text.
///
/// - `text`: all of the text, of which `from` to `to` is scanned. `from` is a multiple of the block; so is `to`, unless
///   it is the end of the text, which `is_last` says. Nothing beyond `to` is read.
/// - `entries`: room for `to - from + BRICOLAGE_KERNEL_SLACK` entries.
/// - Returns how many entries were written. The call for the last part completes `scan->error`.
size_t bricolage_kernel_scan(BricolageInstructionSet set, const uint8_t *text, size_t from, size_t to, bool is_last,
                             BricolageScan *scan, uint32_t *entries);

#endif
