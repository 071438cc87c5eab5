/// The kernel for processors with AVX2: a block is two halves of 32 bytes.
///
/// Invariants: those of `Scan.h`; entries are written eight at a time, and 64 for a block at most, hence the slack.
#include "Block.h"
#include "UTF8.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define TARGET __attribute__((target("avx2,pclmul,bmi,bmi2,popcnt,lzcnt")))
#define INLINE TARGET static inline __attribute__((always_inline))

/// For each byte of the half, the byte that is `count` bytes before it in the text.
#define BEFORE(half, shifted, count) _mm256_alignr_epi8(half, shifted, 16 - (count))

/// What must be known about the previous block.
typedef struct {
    /// Its second half.
    __m256i bytes;
    /// Not 0 if one of its last three bytes is not ASCII.
    uint64_t is_open;
} Previous;

INLINE __m256i table(const uint8_t *bytes) {
    return _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)bytes));
}

INLINE __m256i repeated(__m128i table) { return _mm256_broadcastsi128_si256(table); }

/// Not zero where the bytes are not UTF-8.
INLINE __m256i utf8_faults(__m256i bytes, __m256i previous) {
    const __m256i first_high = table(bricolage_utf8_first_high);
    const __m256i first_low = table(bricolage_utf8_first_low);
    const __m256i second_high = table(bricolage_utf8_second_high);
    const __m256i half = _mm256_set1_epi8(0x0F);
    // The last 16 bytes of the half before, then the first 16 of this one.
    __m256i shifted = _mm256_permute2x128_si256(previous, bytes, 0x21);
    __m256i before = BEFORE(bytes, shifted, 1);
    __m256i faults = _mm256_and_si256(
        _mm256_shuffle_epi8(first_high, _mm256_and_si256(_mm256_srli_epi16(before, 4), half)),
        _mm256_and_si256(_mm256_shuffle_epi8(first_low, _mm256_and_si256(before, half)),
                         _mm256_shuffle_epi8(second_high, _mm256_and_si256(_mm256_srli_epi16(bytes, 4), half))));
    __m256i third = _mm256_subs_epu8(BEFORE(bytes, shifted, 2), _mm256_set1_epi8(0xE0 - 0x80));
    __m256i fourth = _mm256_subs_epu8(BEFORE(bytes, shifted, 3), _mm256_set1_epi8(0xF0 - 0x80));
    __m256i expected = _mm256_and_si256(_mm256_or_si256(third, fourth), _mm256_set1_epi8((char)0x80));
    return _mm256_xor_si256(faults, expected);
}

INLINE uint64_t mask(__m256i low, __m256i high) {
    return (uint32_t)_mm256_movemask_epi8(low) | (uint64_t)(uint32_t)_mm256_movemask_epi8(high) << 32;
}

INLINE uint64_t equal(__m256i low, __m256i high, char byte) {
    __m256i wanted = _mm256_set1_epi8(byte);
    return mask(_mm256_cmpeq_epi8(low, wanted), _mm256_cmpeq_epi8(high, wanted));
}

INLINE BricolageBlock classes(__m256i low, __m256i high) {
    // The entry of a table for the low half of a byte equals the byte if that is white space, or the byte with 0x20 set
    // if it is an operator. The zeros match no byte: the entry of `white_space` for the byte 0 is a space, and no byte
    // with 0x20 set is 0.
    const __m256i white_space = repeated(_mm_setr_epi8(' ', 0, 0, 0, 0, 0, 0, 0, 0, '\t', '\n', 0, 0, '\r', 0, 0));
    const __m256i operators = repeated(_mm_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ':', '{', ',', '}', 0, 0));
    const __m256i fold = _mm256_set1_epi8(0x20);
    const __m256i last_control = _mm256_set1_epi8(0x1F);
    BricolageBlock block = {
        .backslashes = equal(low, high, '\\'),
        .quotes = equal(low, high, '"'),
        .operators = mask(_mm256_cmpeq_epi8(_mm256_or_si256(low, fold), _mm256_shuffle_epi8(operators, low)),
                          _mm256_cmpeq_epi8(_mm256_or_si256(high, fold), _mm256_shuffle_epi8(operators, high))),
        .white_space = mask(_mm256_cmpeq_epi8(low, _mm256_shuffle_epi8(white_space, low)),
                            _mm256_cmpeq_epi8(high, _mm256_shuffle_epi8(white_space, high))),
        .controls = mask(_mm256_cmpeq_epi8(_mm256_min_epu8(low, last_control), low),
                         _mm256_cmpeq_epi8(_mm256_min_epu8(high, last_control), high)),
    };
    return block;
}

INLINE uint64_t parity(uint64_t bits) {
    __m128i product = _mm_clmulepi64_si128(_mm_cvtsi64_si128((long long)bits), _mm_set1_epi8((char)0xFF), 0);
    return (uint64_t)_mm_cvtsi128_si64(product);
}

INLINE uint32_t *scan_block(const uint8_t *bytes, uint32_t offset, Previous *previous, BricolageScan *scan,
                            uint32_t *entries) {
    __m256i low = _mm256_loadu_si256((const __m256i *)bytes);
    __m256i high = _mm256_loadu_si256((const __m256i *)(bytes + 32));
    uint64_t beyond_ascii = mask(low, high);
    if (beyond_ascii | previous->is_open) {
        __m256i faults = _mm256_or_si256(utf8_faults(low, previous->bytes), utf8_faults(high, low));
        scan->error |= !_mm256_testz_si256(faults, faults);
    }
    previous->bytes = high;
    previous->is_open = beyond_ascii >> 61;
    BricolageBlock block = classes(low, high);
    uint64_t escapes = bricolage_resolve_escapes(&block, scan);
    return bricolage_write_entries(bricolage_entries(&block, escapes, parity(block.quotes), scan), offset, entries);
}

INLINE Previous read_previous(const uint8_t *block) {
    __m256i bytes = _mm256_loadu_si256((const __m256i *)(block + 32));
    Previous previous = {bytes, (uint32_t)_mm256_movemask_epi8(bytes) >> 29};
    return previous;
}

#define SCAN bricolage_scan_avx2
#include "Scan.h"

#endif
