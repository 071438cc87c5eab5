/// How much stack the calling thread has left.
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "include/BricolageKernel.h"

#if defined(__APPLE__) || defined(__linux__)

#include <pthread.h>

size_t bricolage_stack_room(void) {
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    uintptr_t lowest;
#if defined(__APPLE__)
    // The address is that of the other end.
    lowest = (uintptr_t)pthread_get_stackaddr_np(pthread_self()) - pthread_get_stacksize_np(pthread_self());
#else
    pthread_attr_t attributes;
    void *address = NULL;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
    int status = pthread_attr_getstack(&attributes, &address, &size);
    pthread_attr_destroy(&attributes);
    if (status != 0 || size == 0) return 0;
    lowest = (uintptr_t)address;
#endif
    return here > lowest ? here - lowest : 0;
}

#else

size_t bricolage_stack_room(void) { return 0; }

#endif
