#ifndef BRICOLAGE_NESTING_TEXT_H
#define BRICOLAGE_NESTING_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

/// Where a place is in the structure of a text.
typedef struct {
    /// How many more brackets and braces were opened than closed.
    int64_t depth;
    /// Whether the place is inside a string.
    bool is_inside_string;
    /// Whether the byte there is escaped.
    bool is_escaped;
} BricolageNesting;

#if defined(__SSE2__)

/// A bit for each of 64 bytes that equals `byte` once the bits of `set` are set in it, the first in the lowest bit.
static inline uint64_t bricolage_equal(const __m128i bytes[4], char byte, char set) {
    uint64_t result = 0;
    for (int part = 0; part < 4; part++) {
        const __m128i folded = _mm_or_si128(bytes[part], _mm_set1_epi8(set));
        const int equal = _mm_movemask_epi8(_mm_cmpeq_epi8(folded, _mm_set1_epi8(byte)));
        result |= (uint64_t)(uint32_t)equal << (16 * part);
    }
    return result;
}

/// The bits at or below which an odd number of bits are set.
static inline uint64_t bricolage_parity(uint64_t bits) {
    for (int distance = 1; distance < 64; distance *= 2) bits ^= bits << distance;
    return bits;
}

#endif

/// Follows the nesting of a text in blocks of 64 bytes, and returns how many bytes these blocks contain: 0 on
/// processors without SSE2.
///
///     text      [ " ] \ " " , { }
///     quotes    0 1 0 0 0 1 0 0 0      without the escaped one
///     inside    0 1 1 1 1 0 0 0 0
///     brackets  + . . . . . . + -      only those outside count
static inline size_t bricolage_follow_nesting(const uint8_t *text, size_t count, BricolageNesting *nesting) {
    size_t position = 0;
#if defined(__SSE2__)
    uint64_t inside_before = nesting->is_inside_string ? ~UINT64_C(0) : 0;
    for (; count - position >= 64; position += 64) {
        __m128i bytes[4];
        for (int part = 0; part < 4; part++) bytes[part] = _mm_loadu_si128((const __m128i *)(text + position) + part);
        uint64_t quotes = bricolage_equal(bytes, '"', 0);
        uint64_t backslashes = bricolage_equal(bytes, '\\', 0);
        if (backslashes != 0 || nesting->is_escaped) {
            uint64_t escaped = nesting->is_escaped;
            nesting->is_escaped = false;
            for (backslashes &= ~escaped; backslashes != 0;) {
                const uint64_t first = backslashes & -backslashes;
                nesting->is_escaped = first >> 63;
                escaped |= first << 1;
                backslashes &= ~(first | first << 1);
            }
            quotes &= ~escaped;
        }
        const uint64_t inside = bricolage_parity(quotes) ^ inside_before;
        inside_before = (uint64_t)((int64_t)inside >> 63);
        // The brackets and braces differ in one bit only.
        const uint64_t opened = bricolage_equal(bytes, '{', 0x20) & ~inside;
        const uint64_t closed = bricolage_equal(bytes, '}', 0x20) & ~inside;
        nesting->depth += __builtin_popcountll(opened) - __builtin_popcountll(closed);
    }
    nesting->is_inside_string = inside_before != 0;
#endif
    return position;
}

#endif
