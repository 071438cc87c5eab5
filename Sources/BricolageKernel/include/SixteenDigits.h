#ifndef BRICOLAGE_SIXTEEN_DIGITS_H
#define BRICOLAGE_SIXTEEN_DIGITS_H

#include <stdint.h>

/// Sixteen decimal digits from 0 to 9, a byte each, the first one lowest.
typedef struct {
    uint64_t first;
    uint64_t second;
} BricolageDigits;

/// The digits of two numbers below 10^8, eight digits each.
///
///     12345678 87654321        two numbers          of 64 bits
///     1234 5678 8765 4321      four numbers         of 32 bits
///     12 34 56 78 87 65 43 21  eight numbers        of 16 bits
///     1 2 3 4 5 6 7 8 8 7 ...  sixteen digits       of 8 bits
///
/// Each step divides all numbers at once by a multiplication that is exact for numbers this small. It is inlined where
/// it is called. In C because Swift has no multiplication of vectors that keeps the upper halves.
static inline __attribute__((always_inline)) BricolageDigits bricolage_sixteen_digits(uint64_t high, uint64_t low) {
    typedef uint64_t Twos __attribute__((vector_size(16)));
    typedef uint32_t Fours __attribute__((vector_size(16)));
    typedef uint16_t Eights __attribute__((vector_size(16)));
    typedef uint32_t WideEights __attribute__((vector_size(32)));
#define BRICOLAGE_UPPER_HALVES(numbers, factor)                                                                        \
    __builtin_convertvector(__builtin_convertvector(numbers, WideEights) * (uint32_t)(factor) >> 16, Eights)

    const Twos numbers = {high, low};
    const Twos tenThousands = (numbers & UINT32_MAX) * 3518437209 >> 45;
    const Eights fours = (Eights)(tenThousands | (numbers - (tenThousands & UINT32_MAX) * 10000) << 32);
    const Eights hundreds = (Eights)((Fours)BRICOLAGE_UPPER_HALVES(fours, 10486) >> 4);
    const Eights twos = (Eights)((Fours)hundreds | (Fours)(fours - hundreds * 100) << 16);
    const Eights tens = BRICOLAGE_UPPER_HALVES(twos, 6554);
    const Twos digits = (Twos)(tens | (twos - tens * 10) << 8);
#undef BRICOLAGE_UPPER_HALVES
    return (BricolageDigits){digits[0], digits[1]};
}

#endif
