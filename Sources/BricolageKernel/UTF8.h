/// The three tables that find invalid UTF-8 (RFC 3629, section 4) in pairs of neighbouring bytes.
///
/// Every fault of a sequence, except a missing or superfluous third or fourth byte, shows in two neighbouring bytes: in
/// both halves of the first and the high half of the second. Each fault has a bit; a table maps a half to the faults it
/// allows, and a pair has a fault if all three tables allow it (Keiser, Lemire: Validating UTF-8 In Less Than One
/// Instruction Per Byte, 2020). The bit `CONTINUATIONS` marks two continuations, which is a fault exactly where no
/// sequence of three or four bytes began two or three bytes before.
#ifndef BRICOLAGE_UTF8_H
#define BRICOLAGE_UTF8_H

#include <stdint.h>

/// The fault of each pair of bytes, `first` before `second`.
enum {
    /// The first begins a sequence, the second does not continue it.
    UNCONTINUED = 0x01,
    /// The first is ASCII, the second a continuation.
    UNBEGUN = 0x02,
    /// C0 or C1: two bytes for what one can hold.
    OVERLONG_2 = 0x04,
    /// E0 before 80 to 9F: three bytes for what two can hold.
    OVERLONG_3 = 0x08,
    /// F0 before 80 to 8F, four bytes for what three can hold; the same second bytes after F5 and above.
    OVERLONG_4 = 0x10,
    /// ED before A0 to BF.
    SURROGATE = 0x20,
    /// F4 before 90 to BF, above U+10FFFF; the same second bytes after F5 and above.
    TOO_LARGE = 0x40,
    /// A continuation before a continuation.
    CONTINUATIONS = 0x80,
};

/// `ANY_LOW` has the faults that do not depend on the low half of the first byte; `BEYOND` adds those of F5 and above,
/// which never begin a sequence.
#define ANY_LOW (UNCONTINUED | UNBEGUN | CONTINUATIONS)
#define BEYOND (ANY_LOW | OVERLONG_4 | TOO_LARGE)

/// The faults by the high half of the first byte: ASCII, continuations, beginnings of 2, 2, 3 and 4 bytes.
static const uint8_t bricolage_utf8_first_high[16] = {
    UNBEGUN,       UNBEGUN,       UNBEGUN,       UNBEGUN,       UNBEGUN,
    UNBEGUN,       UNBEGUN,       UNBEGUN,       CONTINUATIONS, CONTINUATIONS,
    CONTINUATIONS, CONTINUATIONS,
    UNCONTINUED | OVERLONG_2,
    UNCONTINUED,
    UNCONTINUED | OVERLONG_3 | SURROGATE,
    UNCONTINUED | OVERLONG_4 | TOO_LARGE,
};

/// The faults by the low half of the first byte.
static const uint8_t bricolage_utf8_first_low[16] = {
    ANY_LOW | OVERLONG_2 | OVERLONG_3 | OVERLONG_4,
    ANY_LOW | OVERLONG_2,
    ANY_LOW, ANY_LOW,
    ANY_LOW | TOO_LARGE,
    BEYOND, BEYOND, BEYOND, BEYOND, BEYOND, BEYOND, BEYOND, BEYOND,
    BEYOND | SURROGATE,
    BEYOND, BEYOND,
};

/// The faults by the high half of the second byte: ASCII, continuations, beginnings.
static const uint8_t bricolage_utf8_second_high[16] = {
    UNCONTINUED, UNCONTINUED, UNCONTINUED, UNCONTINUED, UNCONTINUED, UNCONTINUED, UNCONTINUED, UNCONTINUED,
    UNBEGUN | CONTINUATIONS | OVERLONG_2 | OVERLONG_3 | OVERLONG_4,
    UNBEGUN | CONTINUATIONS | OVERLONG_2 | OVERLONG_3 | TOO_LARGE,
    UNBEGUN | CONTINUATIONS | OVERLONG_2 | SURROGATE | TOO_LARGE,
    UNBEGUN | CONTINUATIONS | OVERLONG_2 | SURROGATE | TOO_LARGE,
    UNCONTINUED, UNCONTINUED, UNCONTINUED, UNCONTINUED,
};

#endif
