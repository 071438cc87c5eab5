/// Compares the kernels and the inlined headers with the reference: over the files whose names it reads from standard
/// input, and over random texts for the given number of seconds.
///
///     compare <seconds> <seed>
///
/// An inaccessible page follows the text and the entries, so that the program ends if it accesses a byte too many. The
/// first difference is printed, and the status is 1.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "reference.h"

/// The size of the largest text; only this much of longer files is compared.
#define LARGEST (4u << 20)

static struct {
    unsigned long long texts, bytes, entries, values;
} compared;

static uint64_t state;

/// xorshift64* (Vigna, 2014): the same numbers for the same seed everywhere.
static uint64_t next_random(void) {
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return state * UINT64_C(2685821657736338717);
}

static size_t below(size_t limit) { return (size_t)(next_random() % limit); }

/// The end of memory of the given size, before an inaccessible page.
static uint8_t *guarded_memory(size_t size) {
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    const size_t whole = (size + page - 1) / page * page;
    uint8_t *memory = mmap(NULL, whole + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED || mprotect(memory + whole, page, PROT_NONE) != 0) {
        perror("memory");
        exit(2);
    }
    return memory + whole;
}

static uint8_t *text_end;
static uint32_t *entries_end;
static uint32_t *expected;

static void fail(const char *what, const uint8_t *text, size_t count, size_t part) {
    printf("different: %s, parts of %zu bytes, text of %zu bytes:\n", what, part, count);
    fwrite(text, 1, count < 2000 ? count : 2000, stdout);
    printf("\n");
    exit(1);
}

/// Scans a text in parts of the given size, a multiple of the block, and compares every entry.
static void compare_parts(BricolageInstructionSet set, const uint8_t *text, size_t count, size_t part,
                          ReferenceIndex index) {
    BricolageScan scan = {0, 0, 0, 0};
    size_t found = 0, from = 0;
    do {
        const size_t to = count - from > part ? from + part : count;
        uint32_t *entries = entries_end - (to - from + BRICOLAGE_KERNEL_SLACK);
        const size_t written = bricolage_kernel_scan(set, text, from, to, to == count, &scan, entries);
        if (found + written > index.count) fail("more entries", text, count, part);
        if (memcmp(entries, expected + found, written * sizeof *entries) != 0) fail("entries", text, count, part);
        found += written;
        from = to;
    } while (from < count);
    if (found != index.count) fail("fewer entries", text, count, part);
    if ((scan.error != 0) != index.is_wrong) fail("verdict", text, count, part);
    compared.entries += found;
}

/// Compares a text that ends at the end of its memory.
static void compare_text(BricolageInstructionSet set, size_t count) {
    const uint8_t *text = text_end - count;
    const ReferenceIndex index = reference_index(text, count, expected);
    compare_parts(set, text, count, LARGEST, index);
    compare_parts(set, text, count, BRICOLAGE_KERNEL_BLOCK * (1 + below(4)), index);
    compare_parts(set, text, count, 24 << 10, index);
    compared.texts++;
    compared.bytes += count;
}

// Random texts

static const char *const pieces[] = {
    "{", "}", "[", "]", ":", ",", "\"", "\\", "\\\\", "\\\"", "\"\"", "\"a\"", "\"\\u00e9\"", " ", "  ", "\n", "\t",
    "\r", "true", "false", "null", "0", "-1.5e+10", "12345678901234567890", "x", "é", "€", "😀", "\xC0\x80",
    "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE0\x80\x80", "\x80", "\xFF", "\x01", "\x1F", "\x7F", "\x0C", "\x1A",
    "\"key\": ", "[[[[[[[[", "]]]]]]]]", "\\\\\\\\\\\\\\\\", "        ", "\"string with é and \\n\"",
};

/// Fills the end of the memory with a random text, usually a small one, and returns its size.
static size_t make_text(void) {
    const size_t count = below(8) == 0 ? below(20000) : below(400);
    uint8_t *text = text_end - count;
    // Plain text between the pieces makes long runs.
    const size_t plainness = 1 + below(20);
    for (size_t i = 0; i < count;) {
        const char *piece = below(plainness) == 0 ? pieces[below(sizeof pieces / sizeof *pieces)] : "a";
        for (; *piece != 0 && i < count; piece++) text[i++] = (uint8_t)*piece;
    }
    for (size_t changes = below(4); changes > 0 && count > 0; changes--) text[below(count)] = (uint8_t)next_random();
    return count;
}

// Headers

static void check(bool is_same, const char *what, uint64_t first, uint64_t second) {
    compared.values++;
    if (is_same) return;
    printf("different: %s of %llu and %llu\n", what, (unsigned long long)first, (unsigned long long)second);
    exit(1);
}

static void compare_digits(uint64_t high, uint64_t low) {
    char text[17];
    snprintf(text, sizeof text, "%08llu%08llu", (unsigned long long)high, (unsigned long long)low);
    const BricolageDigits digits = bricolage_sixteen_digits(high, low);
    for (int i = 0; i < 16; i++) {
        const uint64_t half = i < 8 ? digits.first : digits.second;
        check((uint8_t)(half >> i % 8 * 8) == (uint8_t)(text[i] - '0'), "sixteen digits", high, low);
    }
    const uint64_t whole = high * 100000000 + low;
    uint64_t power = 1;
    for (uint64_t count = 1; count <= 16; count++) {
        power *= 10;
        const uint64_t number = bricolage_last_digits((const uint8_t *)text + 16, count);
        check(number == whole % power, "last digits", whole, count);
    }
    const uint64_t small = low % 100;
    uint8_t pair[2], one_or_two[2];
    bricolage_store_pair(pair, small);
    check((uint64_t)(pair[0] - '0') * 10 + (uint64_t)(pair[1] - '0') == small, "pair", small, 0);
    const long length = bricolage_store_one_or_two(one_or_two, small);
    check(length == (small < 10 ? 1 : 2) && memcmp(one_or_two, pair + 2 - length, (size_t)length) == 0, "one or two",
          small, (uint64_t)length);
}

static void compare_headers(void) {
    uint8_t bytes[32];
    for (int i = 0; i < 32; i++) bytes[i] = below(3) ? (uint8_t)('0' + below(10)) : (uint8_t)next_random();
    check(bricolage_digits(bytes) == reference_digits(bytes), "digits", bytes[0], bytes[31]);
    for (int i = 0; i < 16; i++) bytes[i] = (uint8_t)(0x20 + below(0xE0));
    if (below(2)) bytes[below(16)] = (uint8_t[]){'"', '\\', 0x1F, 0x00, 0x20, 0x7F, 0x80, 0xFF}[below(8)];
    uint64_t words[2];
    memcpy(words, bytes, sizeof words);
    check(
        (bricolage_escaped(bricolage_pair(words[0], words[1])) != 0) == reference_must_escape(bytes), "must escape",
        words[0], words[1]);
    compare_digits(below(100000000), below(100000000));
}

// Files

static void compare_files(BricolageInstructionSet set) {
    static char name[4096];
    while (fgets(name, sizeof name, stdin) != NULL) {
        name[strcspn(name, "\n")] = 0;
        FILE *file = fopen(name, "rb");
        if (file == NULL) {
            perror(name);
            exit(2);
        }
        uint8_t *start = text_end - LARGEST;
        const size_t count = fread(start, 1, LARGEST, file);
        fclose(file);
        memmove(text_end - count, start, count);
        compare_text(set, count);
    }
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const double seconds = atof(argv[1]);
    state = strtoull(argv[2], NULL, 10) | 1;
    text_end = guarded_memory(LARGEST);
    entries_end = (uint32_t *)guarded_memory((LARGEST + BRICOLAGE_KERNEL_SLACK) * sizeof *expected);
    expected = malloc(LARGEST * sizeof *expected);
    if (expected == NULL) return 2;

    static const char *const names[] = {"AVX-512", "AVX2", "NEON"};
    bool is_any = false;
    for (int set = 0; set < 3; set++) {
        if (!bricolage_kernel_is_supported(set)) continue;
        memset(&compared, 0, sizeof compared);
        // The names can be read only once, so only the first kernel of the processor, the one that matters, gets the
        // files. The others get only random texts.
        compare_files(set);
        const unsigned long long files = compared.texts;
        const time_t start = time(NULL);
        do {
            for (int i = 0; i < 200; i++) {
                compare_text(set, make_text());
                compare_headers();
            }
        } while (difftime(time(NULL), start) < seconds);
        printf("%s: %llu files and %llu texts of %llu bytes, three ways each: %llu entries alike; %llu other values\n",
               names[set], files, compared.texts - files, compared.bytes, compared.entries, compared.values);
        is_any = true;
    }
    if (!is_any) printf("no kernel for this processor\n");
    return is_any ? 0 : 2;
}
