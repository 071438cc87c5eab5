/// The loop over the blocks of a part of a text, which a kernel includes once it has defined
///
/// - `TARGET`, the instructions that it may use,
/// - `SCAN`, the name of the function,
/// - `Previous`, what it must know of the block before, and `read_previous`, which finds that out,
/// - `scan_block`, which writes the entries of a block.
///
/// Invariants: whole blocks are read only between `from` and `to`. What is left at the end of the text is copied into a
/// block of spaces, and a last block always has at least one, so that a UTF-8 sequence that the end cuts off is
/// noticed.
TARGET size_t SCAN(const uint8_t *text, size_t from, size_t to, bool is_last, BricolageScan *kept, uint32_t *entries) {
    BricolageScan scan = *kept;
    uint8_t rest[BRICOLAGE_KERNEL_BLOCK];
    __builtin_memset(rest, ' ', sizeof rest);
    Previous previous = read_previous(from > 0 ? text + from - BRICOLAGE_KERNEL_BLOCK : rest);
    uint32_t *next = entries;
    for (; to - from >= BRICOLAGE_KERNEL_BLOCK; from += BRICOLAGE_KERNEL_BLOCK) {
        next = scan_block(text + from, (uint32_t)from, &previous, &scan, next);
    }
    if (is_last) {
        __builtin_memcpy(rest, text + from, to - from);
        next = scan_block(rest, (uint32_t)from, &previous, &scan, next);
        scan.error |= scan.inside_string;
    }
    *kept = scan;
    return (size_t)(next - entries);
}
