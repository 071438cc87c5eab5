/// The kernel for processors with AVX-512 and its second set of byte instructions (VBMI2).
///
/// Invariants: those of `Scan.h`; entries are written 16 at a time, and 64 for a block at most, hence the slack.
#include "Block.h"
#include "UTF8.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define TARGET __attribute__((target("avx512f,avx512bw,avx512vbmi2,pclmul,bmi,bmi2,popcnt,lzcnt")))
#define INLINE TARGET static inline __attribute__((always_inline))

/// For each byte of the block, the byte that is `count` bytes before it in the text.
#define BEFORE(block, shifted, count) _mm512_alignr_epi8(block, shifted, 16 - (count))

/// What must be known about the previous block.
typedef struct {
    __m512i bytes;
    /// Whether one of its last three bytes is not ASCII.
    uint64_t is_open;
} Previous;

INLINE __m512i table(const uint8_t *bytes) {
    return _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)bytes));
}

INLINE __m512i repeated(__m128i table) { return _mm512_broadcast_i32x4(table); }

/// Not zero where the bytes are not UTF-8.
INLINE __m512i utf8_faults(__m512i bytes, __m512i previous) {
    const __m512i first_high = table(bricolage_utf8_first_high);
    const __m512i first_low = table(bricolage_utf8_first_low);
    const __m512i second_high = table(bricolage_utf8_second_high);
    const __m512i half = _mm512_set1_epi8(0x0F);
    // The last quarter of the block before, then the first three of this one.
    __m512i shifted = _mm512_alignr_epi64(bytes, previous, 6);
    __m512i before = BEFORE(bytes, shifted, 1);
    __m512i faults = _mm512_and_si512(
        _mm512_shuffle_epi8(first_high, _mm512_and_si512(_mm512_srli_epi16(before, 4), half)),
        _mm512_and_si512(_mm512_shuffle_epi8(first_low, _mm512_and_si512(before, half)),
                         _mm512_shuffle_epi8(second_high, _mm512_and_si512(_mm512_srli_epi16(bytes, 4), half))));
    __m512i third = _mm512_subs_epu8(BEFORE(bytes, shifted, 2), _mm512_set1_epi8(0xE0 - 0x80));
    __m512i fourth = _mm512_subs_epu8(BEFORE(bytes, shifted, 3), _mm512_set1_epi8(0xF0 - 0x80));
    __m512i expected = _mm512_and_si512(_mm512_or_si512(third, fourth), _mm512_set1_epi8((char)0x80));
    return _mm512_xor_si512(faults, expected);
}

INLINE BricolageBlock classes(__m512i bytes) {
    // The entry of a table for the low half of a byte equals the byte if that is white space, or the byte with 0x20 set
    // if it is an operator. The zeros match no byte: the entry of `white_space` for the byte 0 is a space, and no byte
    // with 0x20 set is 0.
    const __m512i white_space = repeated(_mm_setr_epi8(' ', 0, 0, 0, 0, 0, 0, 0, 0, '\t', '\n', 0, 0, '\r', 0, 0));
    const __m512i operators = repeated(_mm_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ':', '{', ',', '}', 0, 0));
    __m512i folded = _mm512_or_si512(bytes, _mm512_set1_epi8(0x20));
    BricolageBlock block = {
        .backslashes = _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8('\\')),
        .quotes = _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8('"')),
        .operators = _mm512_cmpeq_epi8_mask(folded, _mm512_shuffle_epi8(operators, bytes)),
        .white_space = _mm512_cmpeq_epi8_mask(bytes, _mm512_shuffle_epi8(white_space, bytes)),
        .controls = _mm512_cmplt_epu8_mask(bytes, _mm512_set1_epi8(0x20)),
    };
    return block;
}

INLINE uint64_t parity(uint64_t bits) {
    __m128i product = _mm_clmulepi64_si128(_mm_cvtsi64_si128((long long)bits), _mm_set1_epi8((char)0xFF), 0);
    return (uint64_t)_mm_cvtsi128_si64(product);
}

INLINE uint32_t *write_entries(uint64_t bits, uint32_t offset, uint32_t *entries) {
    const __m512i places = _mm512_set_epi8(
        63, 62, 61, 60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50, 49, 48, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37, 36,
        35, 34, 33, 32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7,
        6, 5, 4, 3, 2, 1, 0);
    __m512i chosen = _mm512_maskz_compress_epi8(bits, places);
    __m512i offsets = _mm512_set1_epi32((int)offset);
    unsigned count = (unsigned)__builtin_popcountll(bits);
#define WRITE(quarter)                                                                                                 \
    _mm512_storeu_si512(                                                                                               \
        entries + 16 * quarter,                                                                                        \
        _mm512_add_epi32(offsets, _mm512_cvtepu8_epi32(_mm512_extracti32x4_epi32(chosen, quarter))))
    WRITE(0);
    if (count > 16) {
        WRITE(1);
        if (__builtin_expect(count > 32, 0)) {
            WRITE(2);
            WRITE(3);
        }
    }
#undef WRITE
    return entries + count;
}

INLINE uint32_t *scan_block(const uint8_t *text, uint32_t offset, Previous *previous, BricolageScan *scan,
                            uint32_t *entries) {
    __m512i bytes = _mm512_loadu_si512(text);
    uint64_t beyond_ascii = _mm512_movepi8_mask(bytes);
    if (beyond_ascii | previous->is_open) {
        __m512i faults = utf8_faults(bytes, previous->bytes);
        scan->error |= _mm512_test_epi8_mask(faults, faults);
    }
    previous->bytes = bytes;
    previous->is_open = beyond_ascii >> 61;
    BricolageBlock block = classes(bytes);
    uint64_t escapes = bricolage_resolve_escapes(&block, scan);
    return write_entries(bricolage_entries(&block, escapes, parity(block.quotes), scan), offset, entries);
}

INLINE Previous read_previous(const uint8_t *block) {
    __m512i bytes = _mm512_loadu_si512(block);
    Previous previous = {bytes, _mm512_movepi8_mask(bytes) >> 61};
    return previous;
}

#define SCAN bricolage_scan_avx512
#include "Scan.h"

#endif
