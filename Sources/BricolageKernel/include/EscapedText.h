#ifndef BRICOLAGE_ESCAPED_TEXT_H
#define BRICOLAGE_ESCAPED_TEXT_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// Text for a JSON string is copied up to the first character that must be escaped: a quote, a backslash or anything
// below U+0020. A few instructions that every processor of an architecture has are enough, so this code is compiled
// into its callers and needs no selection at run time. In C because Swift compares vectors element by element.

#define BRICOLAGE_PLAIN_INLINE static inline __attribute__((always_inline))

#if defined(__SSE2__)

typedef __m128i BricolageSixteen;

/// Sixteen bytes of two words.
BRICOLAGE_PLAIN_INLINE BricolageSixteen bricolage_pair(uint64_t first, uint64_t second) {
    return _mm_set_epi64x((long long)second, (long long)first);
}

/// How many bits `bricolage_escaped` has for each byte.
#define BRICOLAGE_ESCAPED_BITS 1

/// All bits of each byte that must be escaped.
BRICOLAGE_PLAIN_INLINE __m128i bricolage_hits(BricolageSixteen bytes) {
    __m128i controls = _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8(0x1F)), bytes);
    __m128i quotes = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('"'));
    __m128i backslashes = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\'));
    return _mm_or_si128(controls, _mm_or_si128(quotes, backslashes));
}

/// A bit for each byte that must be escaped, the first in the lowest bit.
BRICOLAGE_PLAIN_INLINE uint64_t bricolage_escaped(BricolageSixteen bytes) {
    return (uint64_t)_mm_movemask_epi8(bricolage_hits(bytes));
}

/// Copies blocks of 64 bytes, each checked by one comparison, up to the first that contains a character to escape;
/// returns how many bytes come before that block.
BRICOLAGE_PLAIN_INLINE size_t bricolage_copy_wide(uint8_t *out, const uint8_t *text, size_t count) {
    size_t position = 0;
    while (count - position >= 64) {
        BricolageSixteen bytes[4];
        memcpy(bytes, text + position, 64);
        memcpy(out + position, bytes, 64);
        const __m128i first = _mm_or_si128(bricolage_hits(bytes[0]), bricolage_hits(bytes[1]));
        const __m128i second = _mm_or_si128(bricolage_hits(bytes[2]), bricolage_hits(bytes[3]));
        if (_mm_movemask_epi8(_mm_or_si128(first, second))) break;
        position += 64;
    }
    return position;
}

#else

typedef uint8_t BricolageSixteen __attribute__((vector_size(16)));

/// Sixteen bytes of two words.
BRICOLAGE_PLAIN_INLINE BricolageSixteen bricolage_pair(uint64_t first, uint64_t second) {
    typedef uint64_t Words __attribute__((vector_size(16)));
    return (BricolageSixteen)(Words){first, second};
}

/// How many bits `bricolage_escaped` has for each byte.
#define BRICOLAGE_ESCAPED_BITS 4

/// Four bits for each byte that must be escaped, the first in the lowest ones: on processors without byte masks, the
/// result of a comparison is narrowed to these.
BRICOLAGE_PLAIN_INLINE uint64_t bricolage_escaped(BricolageSixteen bytes) {
    typedef uint16_t Eights __attribute__((vector_size(16)));
    typedef uint8_t Half __attribute__((vector_size(8)));
    const Eights hits = (Eights)((bytes < 0x20) | (bytes == '"') | (bytes == '\\'));
    const Half narrow = __builtin_convertvector(hits >> 4, Half);
    uint64_t bits;
    memcpy(&bits, &narrow, sizeof bits);
    return bits;
}

/// Copies nothing: wider blocks are for processors on which they were measured.
BRICOLAGE_PLAIN_INLINE size_t bricolage_copy_wide(uint8_t *out, const uint8_t *text, size_t count) {
    return 0;
}

#endif

/// The index of the first byte that has a bit set.
BRICOLAGE_PLAIN_INLINE size_t bricolage_first(uint64_t bits) {
    return (size_t)__builtin_ctzll(bits) / BRICOLAGE_ESCAPED_BITS;
}

/// Copies a text of up to fifteen bytes that is held in two words, up to the first character that must be escaped, and
/// returns how many bytes come before it. Sixteen bytes are written.
BRICOLAGE_PLAIN_INLINE size_t bricolage_copy_words(uint8_t *out, uint64_t first, uint64_t second, size_t count) {
    memcpy(out, &first, 8);
    memcpy(out + 8, &second, 8);
    const uint64_t escaped = bricolage_escaped(bricolage_pair(first, second));
    return bricolage_first(escaped | (uint64_t)1 << (count * BRICOLAGE_ESCAPED_BITS));
}

/// Copies up to fifteen bytes, one by one, up to the first that must be escaped, and reads nothing beyond them.
static __attribute__((noinline, unused)) size_t bricolage_copy_few(uint8_t *out, const uint8_t *text, size_t count) {
    size_t copied = 0;
    while (copied < count && text[copied] >= 0x20 && text[copied] != '"' && text[copied] != '\\') {
        out[copied] = text[copied];
        copied++;
    }
    return copied;
}

// A compiler without `__has_feature` would not even parse a condition that has it.
#if defined(__SANITIZE_ADDRESS__)
#define BRICOLAGE_CHECKS_ADDRESSES 1
#elif defined(__has_feature)
#define BRICOLAGE_CHECKS_ADDRESSES __has_feature(address_sanitizer)
#else
#define BRICOLAGE_CHECKS_ADDRESSES 0
#endif

/// Copies up to fifteen bytes, up to the first that must be escaped. Where memory beside an object may be read, which
/// is true of the rest of its page, no branch depends on their number. Arm may tag memory by object.
BRICOLAGE_PLAIN_INLINE size_t bricolage_copy_short(uint8_t *out, const uint8_t *text, size_t count) {
#if defined(__SSE2__) && !BRICOLAGE_CHECKS_ADDRESSES
    if (__builtin_expect(((uintptr_t)text & 4095) > 4096 - 16, 0)) return bricolage_copy_few(out, text, count);
    // As two words, because a short string was stored as two words shortly before: one load of sixteen bytes would have
    // to wait for both stores.
    uint64_t first, second;
    memcpy(&first, text, 8);
    memcpy(&second, text + 8, 8);
    memcpy(out, &first, 8);
    memcpy(out + 8, &second, 8);
    return bricolage_first(bricolage_escaped(bricolage_pair(first, second)) | (uint64_t)1 << count);
#else
    if (count < 4) return bricolage_copy_few(out, text, count);
    uint64_t first = 0, last = 0;
    // Two halves that overlap.
    const size_t half = count < 8 ? 4 : 8;
    if (half == 8) {
        memcpy(&first, text, 8);
        memcpy(&last, text + count - 8, 8);
        memcpy(out, &first, 8);
        memcpy(out + count - 8, &last, 8);
    } else {
        uint32_t low, high;
        memcpy(&low, text, 4);
        memcpy(&high, text + count - 4, 4);
        memcpy(out, &low, 4);
        memcpy(out + count - 4, &high, 4);
        first = last = low | (uint64_t)high << 32;
    }
    return bricolage_escaped(bricolage_pair(first, last)) ? bricolage_copy_few(out, text, count) : count;
#endif
}

/// Copies text up to the first character that must be escaped, and returns how many bytes come before it.
///
/// Up to `count + 15` bytes of `out` are written, or 16 for an empty text, whatever the result. From sixteen bytes on
/// the last block overlaps the one before it, so that no length needs a loop over single bytes.
BRICOLAGE_PLAIN_INLINE size_t bricolage_copy_plain(uint8_t *out, const uint8_t *text, size_t count) {
    if (count < 16) return bricolage_copy_short(out, text, count);
    size_t position = bricolage_copy_wide(out, text, count);
    if (position == count) return count;
    const size_t last = count - 16;
    if (position > last) position = last;
    while (1) {
        BricolageSixteen bytes;
        memcpy(&bytes, text + position, 16);
        memcpy(out + position, &bytes, 16);
        const uint64_t escaped = bricolage_escaped(bytes);
        if (escaped) return position + bricolage_first(escaped);
        if (position == last) return count;
        position = position + 16 < last ? position + 16 : last;
    }
}

/// The letter in the two-character escape of each character; zero for characters that have no such escape.
static const uint8_t bricolage_escape_letters[256] = {
    [0x08] = 'b', [0x09] = 't', [0x0A] = 'n', [0x0C] = 'f', [0x0D] = 'r', ['"'] = '"', ['\\'] = '\\',
};

/// Copies text, with two-character escapes where needed, up to a character that must be escaped in another way. Returns
/// how many bytes of the text were copied; `written` is how many bytes these became.
///
/// Up to `2 * count + 15` bytes of the memory are written.
static __attribute__((noinline, unused)) size_t bricolage_copy_escaping(
    uint8_t *memory, const uint8_t *text, size_t count, size_t *written
) {
    uint8_t *out = memory;
    size_t position = 0;
    while (position < count) {
        const size_t plain = bricolage_copy_plain(out, text + position, count - position);
        out += plain;
        position += plain;
        if (position == count) break;
        const uint8_t letter = bricolage_escape_letters[text[position]];
        if (!letter) break;
        out[0] = '\\';
        out[1] = letter;
        out += 2;
        position++;
    }
    *written = (size_t)(out - memory);
    return position;
}

#undef BRICOLAGE_PLAIN_INLINE

#endif
