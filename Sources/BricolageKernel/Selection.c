/// Which kernels can run, and the single entry point to them.
///
/// Invariant: a kernel is called only on a processor that has all instructions it was compiled for, and under an
/// operating system that saves the registers they use.
#include "include/BricolageKernel.h"

#if defined(__x86_64__)

#include <cpuid.h>

size_t bricolage_scan_avx512(const uint8_t *, size_t, size_t, bool, BricolageScan *, uint32_t *);
size_t bricolage_scan_avx2(const uint8_t *, size_t, size_t, bool, BricolageScan *, uint32_t *);

/// The registers that the operating system saves (Intel SDM, volume 1, section 13.3); `xgetbv` may run only if `cpuid`
/// reports OSXSAVE.
static uint64_t saved_registers(void) {
    uint32_t low, high;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (uint64_t)high << 32 | low;
}

static bool has(uint32_t features, uint32_t wanted) { return (features & wanted) == wanted; }

bool bricolage_kernel_is_supported(BricolageInstructionSet set) {
    uint32_t a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !has(c, bit_OSXSAVE | bit_PCLMUL | bit_POPCNT)) return false;
    uint64_t saved = saved_registers();
    uint32_t leaf7_b, leaf7_c;
    if (!__get_cpuid_count(7, 0, &a, &leaf7_b, &leaf7_c, &d)) return false;
    if (!__get_cpuid(0x80000001, &a, &b, &c, &d) || !has(c, bit_LZCNT)) return false;
    switch (set) {
    case BRICOLAGE_KERNEL_AVX512:
        // Besides the registers of SSE and AVX: masks, upper halves, and the upper sixteen registers.
        return has(leaf7_b, bit_BMI | bit_BMI2 | bit_AVX512F | bit_AVX512BW) && has(leaf7_c, bit_AVX512VBMI2)
            && (saved & 0xE6) == 0xE6;
    case BRICOLAGE_KERNEL_AVX2:
        return has(leaf7_b, bit_BMI | bit_BMI2 | bit_AVX2) && (saved & 0x06) == 0x06;
    default:
        return false;
    }
}

size_t bricolage_kernel_scan(BricolageInstructionSet set, const uint8_t *text, size_t from, size_t to, bool is_last,
                             BricolageScan *scan, uint32_t *entries) {
    return set == BRICOLAGE_KERNEL_AVX512 ? bricolage_scan_avx512(text, from, to, is_last, scan, entries)
                                          : bricolage_scan_avx2(text, from, to, is_last, scan, entries);
}

#elif defined(__aarch64__) && defined(__ARM_NEON) && !defined(__AARCH64EB__)

size_t bricolage_scan_neon(const uint8_t *, size_t, size_t, bool, BricolageScan *, uint32_t *);

bool bricolage_kernel_is_supported(BricolageInstructionSet set) { return set == BRICOLAGE_KERNEL_NEON; }

size_t bricolage_kernel_scan(BricolageInstructionSet set, const uint8_t *text, size_t from, size_t to, bool is_last,
                             BricolageScan *scan, uint32_t *entries) {
    (void)set;
    return bricolage_scan_neon(text, from, to, is_last, scan, entries);
}

#else

bool bricolage_kernel_is_supported(BricolageInstructionSet set) {
    (void)set;
    return false;
}

/// Never called: nothing is supported. An error makes the caller parse in one pass.
size_t bricolage_kernel_scan(BricolageInstructionSet set, const uint8_t *text, size_t from, size_t to, bool is_last,
                             BricolageScan *scan, uint32_t *entries) {
    (void)set, (void)text, (void)from, (void)to, (void)is_last, (void)entries;
    scan->error = 1;
    return 0;
}

#endif
