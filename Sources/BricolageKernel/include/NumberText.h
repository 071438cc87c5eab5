#ifndef BRICOLAGE_NUMBER_TEXT_H
#define BRICOLAGE_NUMBER_TEXT_H

#include <stdint.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// A few instructions that every processor of an architecture has are enough, so these functions are compiled into their
// callers and need no selection at run time.

/// A bit for each of the 32 bytes at `text` that is a digit, the first in the lowest bit.
static inline uint32_t bricolage_digits(const uint8_t *text) {
#if defined(__SSE2__)
    // Bytes whose unsigned difference from '0' is at most nine.
    __m128i zero = _mm_set1_epi8('0'), nine = _mm_set1_epi8(9);
    __m128i low = _mm_sub_epi8(_mm_loadu_si128((const __m128i *)text), zero);
    __m128i high = _mm_sub_epi8(_mm_loadu_si128((const __m128i *)(text + 16)), zero);
    uint32_t lows = (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_min_epu8(low, nine), low));
    uint32_t highs = (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_min_epu8(high, nine), high));
    return lows | highs << 16;
#else
    uint32_t found = 0;
    for (int position = 0; position < 32; position++) {
        found |= (uint32_t)((uint8_t)(text[position] - '0') < 10) << position;
    }
    return found;
#endif
}

/// The number of sixteen digits or fewer that end before `end`; `count` says how many they are.
///
///     text      - 6 5 . 6 1 3 6 1 6 9 9 9 9 9 9 7 7
///                       └────── count = 14 ───────┘ end
///
/// Sixteen bytes before `end` are read, whatever they are, so as many must exist.
static inline uint64_t bricolage_last_digits(const uint8_t *end, uint64_t count) {
#if defined(__SSE2__)
    // Masks for the low half of a byte: in the sixteen bytes from `count` on, the last `count` ones are set.
    static const uint8_t window[32] = {0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
                                       15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15};
    __m128i digits = _mm_and_si128(_mm_loadu_si128((const __m128i *)(end - 16)),
                                   _mm_loadu_si128((const __m128i *)(window + count)));
    // Neighbours are combined into numbers of two, four and eight digits.
    __m128i tens = _mm_mullo_epi16(_mm_and_si128(digits, _mm_set1_epi16(0xFF)), _mm_set1_epi16(10));
    __m128i twos = _mm_add_epi16(tens, _mm_srli_epi16(digits, 8));
    __m128i fours = _mm_madd_epi16(twos, _mm_set1_epi32(1 << 16 | 100));
    __m128i eights = _mm_madd_epi16(_mm_packs_epi32(fours, fours), _mm_set1_epi32(1 << 16 | 10000));
    uint64_t both = (uint64_t)_mm_cvtsi128_si64(eights);
    return (both & 0xFFFFFFFF) * 100000000 + (both >> 32);
#else
    uint64_t value = 0;
    for (const uint8_t *digit = end - count; digit < end; digit++) value = value * 10 + (uint64_t)(*digit - '0');
    return value;
#endif
}

#endif
