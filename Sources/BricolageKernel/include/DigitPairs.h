#ifndef BRICOLAGE_DIGIT_PAIRS_H
#define BRICOLAGE_DIGIT_PAIRS_H

#include <stdint.h>
#include <string.h>

/// The numbers from 00 to 99, one after the other. In C because Swift has no constant tables.
static const char bricolage_digit_pairs[] = "00010203040506070809"
                                            "10111213141516171819"
                                            "20212223242526272829"
                                            "30313233343536373839"
                                            "40414243444546474849"
                                            "50515253545556575859"
                                            "60616263646566676869"
                                            "70717273747576777879"
                                            "80818283848586878889"
                                            "90919293949596979899";

/// Stores the two digits of a number below 100.
static inline __attribute__((always_inline)) void bricolage_store_pair(uint8_t *out, uint64_t number) {
    memcpy(out, bricolage_digit_pairs + 2 * number, 2);
}

/// Stores a number below 100 without a leading zero, and returns how many of the two bytes written belong to it.
static inline __attribute__((always_inline)) long bricolage_store_one_or_two(uint8_t *out, uint64_t number) {
    const long skipped = number < 10;
    memcpy(out, bricolage_digit_pairs + 2 * number + skipped, 2);
    return 2 - skipped;
}

#endif
