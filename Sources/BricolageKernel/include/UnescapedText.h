#ifndef BRICOLAGE_UNESCAPED_TEXT_H
#define BRICOLAGE_UNESCAPED_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// Text of a JSON string is copied up to the next escape, and checked for ASCII, in blocks of vectors; in C for the
// reason given in EscapedText.h.

/// Copies text up to the first backslash or the end, and returns how many bytes come before it.
///
/// `count` is not 0. Up to 31 bytes after `count` are read from `text` and written to `out`, so that no end is copied
/// byte by byte.
static inline size_t bricolage_copy_up_to_backslash(uint8_t *out, const uint8_t *text, size_t count) {
    size_t position = 0;
#if defined(__SSE2__)
    const __m128i backslash = _mm_set1_epi8('\\');
    while (position < count) {
        const __m128i first = _mm_loadu_si128((const __m128i *)(text + position));
        const __m128i second = _mm_loadu_si128((const __m128i *)(text + position + 16));
        _mm_storeu_si128((__m128i *)(out + position), first);
        _mm_storeu_si128((__m128i *)(out + position + 16), second);
        const uint32_t hits = (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(first, backslash))
            | (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(second, backslash)) << 16;
        if (hits) {
            position += (size_t)__builtin_ctz(hits);
            break;
        }
        position += 32;
    }
#else
    while (position < count) {
        uint64_t word;
        memcpy(&word, text + position, 8);
        memcpy(out + position, &word, 8);
        const uint64_t difference = word ^ 0x5C5C5C5C5C5C5C5C;
        const uint64_t hits = (difference - 0x0101010101010101) & ~difference & 0x8080808080808080;
        if (hits) {
            position += (size_t)__builtin_ctzll(hits) / 8;
            break;
        }
        position += 8;
    }
#endif
    return position < count ? position : count;
}

/// Whether all bytes of a text are ASCII; `count` is at least 8.
static inline bool bricolage_is_ascii(const uint8_t *text, size_t count) {
    uint64_t all;
    memcpy(&all, text + count - 8, 8);
    size_t position = 0;
    // The compiler vectorizes this loop.
    for (; count - position >= 32; position += 32) {
        uint64_t words[4];
        memcpy(words, text + position, 32);
        all |= (words[0] | words[1]) | (words[2] | words[3]);
    }
    for (; count - position >= 8; position += 8) {
        uint64_t word;
        memcpy(&word, text + position, 8);
        all |= word;
    }
    return !(all & 0x8080808080808080);
}

#endif
