/// Where the stack of the calling thread ends.
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "include/StackLimit.h"
#include "include/ThreadTrials.h"

/// The stack of a thread; `lowest` and `highest` are 0 where the platform does not report them.
typedef struct {
    uintptr_t lowest;
    uintptr_t highest;
    bool is_known;
    size_t refusals;
} Stack;

BRICOLAGE_THREAD_LOCAL uintptr_t bricolage_stack_limit = UINTPTR_MAX;
BRICOLAGE_THREAD_LOCAL BricolageTrials bricolage_thread_trials;

static BRICOLAGE_THREAD_LOCAL Stack stack;

#if defined(__APPLE__)

#include <pthread.h>

static void find(void) {
    // The system reports the address of the upper end.
    stack.highest = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
    stack.lowest = stack.highest - pthread_get_stacksize_np(pthread_self());
}

#elif defined(__linux__)

#include <pthread.h>
#include <sys/resource.h>
#include <unistd.h>

static void find(void) {
    pthread_attr_t attributes;
    void *address = NULL;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
    int status = pthread_attr_getstack(&attributes, &address, &size);
    pthread_attr_destroy(&attributes);
    if (status != 0 || size == 0) return;
    stack.lowest = (uintptr_t)address;
    stack.highest = stack.lowest + size;
#if !defined(__GLIBC__)
    // Other C libraries report what the first thread of a program has used so far, which grows up to a limit of the
    // process.
    struct rlimit limit;
    if (getpid() == gettid() && getrlimit(RLIMIT_STACK, &limit) == 0) {
        size_t most = limit.rlim_cur == RLIM_INFINITY ? (size_t)8 << 20 : (size_t)limit.rlim_cur;
        if (most > size && most < stack.highest) stack.lowest = stack.highest - most;
    }
#endif
}

#else

static void find(void) {}

#endif

static size_t smaller(size_t a, size_t b) { return a < b ? a : b; }

/// How much of a stack is kept free: an eighth of it, from 64 to 256 KB, but never more than a quarter.
static size_t kept_free(size_t size) {
    size_t eighth = smaller(size / 8, (size_t)256 << 10);
    return smaller(size / 4, eighth < (size_t)64 << 10 ? (size_t)64 << 10 : eighth);
}

static void know(void) {
    if (stack.is_known) return;
    find();
    stack.is_known = true;
    bricolage_stack_limit = stack.lowest + kept_free(stack.highest - stack.lowest);
}

static bool is_own(uintptr_t frame) { return frame >= stack.lowest && frame < stack.highest; }

__attribute__((noinline)) bool bricolage_stack_allows(uintptr_t frame) {
    know();
    if (frame >= bricolage_stack_limit || !is_own(frame)) return true;
    stack.refusals++;
    return false;
}

size_t bricolage_stack_refusals(void) { return stack.refusals; }
