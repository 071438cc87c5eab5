/// The kernel for 64-bit Arm: a block is four quarters of 16 bytes.
///
/// It has run only under emulation of the processor (`Scripts/arm-kernel`), so its speed is unknown. Invariants: those
/// of `Scan.h`; entries are written eight at a time, and 64 for a block at most, hence the slack.
#include "Block.h"
#include "UTF8.h"

#if defined(__aarch64__) && defined(__ARM_NEON) && !defined(__AARCH64EB__)

#include <arm_neon.h>

#define TARGET
#define INLINE BRICOLAGE_INLINE

/// What must be known about the previous block.
typedef struct {
    /// Its last quarter.
    uint8x16_t bytes;
    /// Whether one of its last three bytes is not ASCII.
    bool is_open;
} Previous;

/// Combines four quarters, in which each byte is all ones or all zeros, into one mask.
INLINE uint64_t mask(const uint8x16_t quarters[4]) {
    static const uint8_t weights[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    uint8x16_t weight = vld1q_u8(weights);
    uint8x16_t low = vpaddq_u8(vandq_u8(quarters[0], weight), vandq_u8(quarters[1], weight));
    uint8x16_t high = vpaddq_u8(vandq_u8(quarters[2], weight), vandq_u8(quarters[3], weight));
    uint8x16_t sums = vpaddq_u8(low, high);
    return vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(sums, sums)), 0);
}

/// Not zero where the bytes are not UTF-8.
INLINE uint8x16_t utf8_faults(uint8x16_t bytes, uint8x16_t previous) {
    uint8x16_t before = vextq_u8(previous, bytes, 15);
    uint8x16_t faults = vandq_u8(
        vqtbl1q_u8(vld1q_u8(bricolage_utf8_first_high), vshrq_n_u8(before, 4)),
        vandq_u8(vqtbl1q_u8(vld1q_u8(bricolage_utf8_first_low), vandq_u8(before, vdupq_n_u8(0x0F))),
                 vqtbl1q_u8(vld1q_u8(bricolage_utf8_second_high), vshrq_n_u8(bytes, 4))));
    uint8x16_t third = vqsubq_u8(vextq_u8(previous, bytes, 14), vdupq_n_u8(0xE0 - 0x80));
    uint8x16_t fourth = vqsubq_u8(vextq_u8(previous, bytes, 13), vdupq_n_u8(0xF0 - 0x80));
    return veorq_u8(faults, vandq_u8(vorrq_u8(third, fourth), vdupq_n_u8(0x80)));
}

INLINE BricolageBlock classes(const uint8x16_t bytes[4]) {
    // The entry of a table for the low half of a byte equals the byte if that is white space, or the byte with 0x20 set
    // if it is an operator. The zeros match no byte: the entry of `white_space` for the byte 0 is a space, and no byte
    // with 0x20 set is 0.
    static const uint8_t white_space[16] = {' ', 0, 0, 0, 0, 0, 0, 0, 0, '\t', '\n', 0, 0, '\r', 0, 0};
    static const uint8_t operators[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ':', '{', ',', '}', 0, 0};
    uint8x16_t is_backslash[4], is_quote[4], is_operator[4], is_white_space[4], is_control[4];
#pragma clang loop unroll(full)
    for (int i = 0; i < 4; i++) {
        uint8x16_t half = vandq_u8(bytes[i], vdupq_n_u8(0x0F));
        is_backslash[i] = vceqq_u8(bytes[i], vdupq_n_u8('\\'));
        is_quote[i] = vceqq_u8(bytes[i], vdupq_n_u8('"'));
        is_operator[i] = vceqq_u8(vorrq_u8(bytes[i], vdupq_n_u8(0x20)), vqtbl1q_u8(vld1q_u8(operators), half));
        is_white_space[i] = vceqq_u8(bytes[i], vqtbl1q_u8(vld1q_u8(white_space), half));
        is_control[i] = vcltq_u8(bytes[i], vdupq_n_u8(0x20));
    }
    BricolageBlock block = {
        .backslashes = mask(is_backslash),
        .quotes = mask(is_quote),
        .operators = mask(is_operator),
        .white_space = mask(is_white_space),
        .controls = mask(is_control),
    };
    return block;
}

/// Avoids carry-less multiplication, which would be faster, because not every processor has it.
INLINE uint64_t parity(uint64_t bits) {
    bits ^= bits << 1;
    bits ^= bits << 2;
    bits ^= bits << 4;
    bits ^= bits << 8;
    bits ^= bits << 16;
    bits ^= bits << 32;
    return bits;
}

INLINE bool is_open(uint8x16_t last_quarter) {
    return (vgetq_lane_u8(last_quarter, 13) | vgetq_lane_u8(last_quarter, 14) | vgetq_lane_u8(last_quarter, 15)) >> 7;
}

INLINE uint32_t *scan_block(const uint8_t *text, uint32_t offset, Previous *previous, BricolageScan *scan,
                            uint32_t *entries) {
    uint8x16_t bytes[4] = {vld1q_u8(text), vld1q_u8(text + 16), vld1q_u8(text + 32), vld1q_u8(text + 48)};
    uint8x16_t all = vorrq_u8(vorrq_u8(bytes[0], bytes[1]), vorrq_u8(bytes[2], bytes[3]));
    if (vmaxvq_u8(all) >= 0x80 || previous->is_open) {
        uint8x16_t first = vorrq_u8(utf8_faults(bytes[0], previous->bytes), utf8_faults(bytes[1], bytes[0]));
        uint8x16_t second = vorrq_u8(utf8_faults(bytes[2], bytes[1]), utf8_faults(bytes[3], bytes[2]));
        scan->error |= vmaxvq_u8(vorrq_u8(first, second));
    }
    previous->bytes = bytes[3];
    previous->is_open = is_open(bytes[3]);
    BricolageBlock block = classes(bytes);
    uint64_t escapes = bricolage_resolve_escapes(&block, scan);
    return bricolage_write_entries(bricolage_entries(&block, escapes, parity(block.quotes), scan), offset, entries);
}

INLINE Previous read_previous(const uint8_t *block) {
    uint8x16_t bytes = vld1q_u8(block + 48);
    Previous previous = {bytes, is_open(bytes)};
    return previous;
}

#define SCAN bricolage_scan_neon
#include "Scan.h"

#endif
