// C++ parsers from the system's packages, with the command line of `measure`:
//
//     competitors simdjson|simdjson-KERNEL|rapidjson parse|visit FILE SECONDS
//
// Prints the bytes of the file, then the processor seconds of one run for each sample, one line each.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>

#ifdef WITH_SIMDJSON
#include <simdjson.h>
#endif
#ifdef WITH_RAPIDJSON
#include <rapidjson/document.h>
#endif

static double processor_time() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static volatile double sink;

template <typename Operation>
static void sample(double seconds, Operation operation) {
    for (int warm = 0; warm < 10; warm++) operation();
    double begin = processor_time();
    operation();
    double once = std::max(processor_time() - begin, 1e-7);
    int repetitions = std::max(1, int(0.0005 / once));
    double end = processor_time() + seconds;
    for (int samples = 0; processor_time() < end || samples < 3; samples++) {
        begin = processor_time();
        for (int repetition = 0; repetition < repetitions; repetition++) operation();
        printf("%.9g\n", (processor_time() - begin) / repetitions);
    }
}

#ifdef WITH_SIMDJSON
static double visit(simdjson::dom::element value) {
    using simdjson::dom::element_type;
    double total = 0;
    switch (value.type()) {
    case element_type::ARRAY:
        for (auto element : simdjson::dom::array(value)) total += visit(element);
        return total;
    case element_type::OBJECT:
        for (auto member : simdjson::dom::object(value)) total += std::string(member.key).size() + visit(member.value);
        return total;
    case element_type::STRING: return std::string(std::string_view(value)).size();
    case element_type::INT64: return int64_t(value);
    case element_type::UINT64: return uint64_t(value);
    case element_type::DOUBLE: return double(value);
    default: return 1;
    }
}

static int run_simdjson(const std::string &text, const std::string &kernel, bool visiting, double seconds) {
    if (!kernel.empty()) {
        auto implementation = simdjson::get_available_implementations()[kernel];
        if (!implementation || !implementation->supported_by_runtime_system()) return 2;
        simdjson::get_active_implementation() = implementation;
    }
    simdjson::dom::parser parser;
    simdjson::padded_string padded(text);
    sample(seconds, [&] {
        simdjson::dom::element root = parser.parse(padded);
        sink = visiting ? visit(root) : root.is_null();
    });
    return 0;
}
#endif

#ifdef WITH_RAPIDJSON
static double visit(const rapidjson::Value &value) {
    double total = 0;
    switch (value.GetType()) {
    case rapidjson::kArrayType:
        for (auto &element : value.GetArray()) total += visit(element);
        return total;
    case rapidjson::kObjectType:
        for (auto &member : value.GetObject())
            total += std::string(member.name.GetString(), member.name.GetStringLength()).size() + visit(member.value);
        return total;
    case rapidjson::kStringType: return std::string(value.GetString(), value.GetStringLength()).size();
    case rapidjson::kNumberType: return value.GetDouble();
    default: return 1;
    }
}

/// With validation of UTF-8 and exact doubles, as the others do.
static int run_rapidjson(const std::string &text, bool visiting, double seconds) {
    constexpr unsigned flags = rapidjson::kParseValidateEncodingFlag | rapidjson::kParseFullPrecisionFlag;
    sample(seconds, [&] {
        rapidjson::Document document;
        document.Parse<flags>(text.data(), text.size());
        if (document.HasParseError()) exit(1);
        sink = visiting ? visit(document) : document.IsNull();
    });
    return 0;
}
#endif

#define TEXT_OF(tokens) #tokens
#define TEXT(macro) TEXT_OF(macro)

/// The names and versions of the libraries that this was built with.
static int print_versions() {
    const char *separator = "";
#ifdef WITH_SIMDJSON
    printf("simdjson %s", TEXT(SIMDJSON_VERSION));
    separator = ", ";
#endif
#ifdef WITH_RAPIDJSON
    printf("%sRapidJSON %s", separator, RAPIDJSON_VERSION_STRING);
#endif
    return 0;
}

int main(int count, char **arguments) {
    if (count == 2 && std::string(arguments[1]) == "--versions") return print_versions();
    if (count != 5) return 64;
    std::string competitor = arguments[1], operation = arguments[2];
    std::ifstream file(arguments[3], std::ios::binary);
    std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    double seconds = atof(arguments[4]);
    bool visiting = operation == "visit";
    printf("%zu\n", text.size());
#ifdef WITH_SIMDJSON
    if (competitor == "simdjson") return run_simdjson(text, "", visiting, seconds);
    if (competitor.rfind("simdjson-", 0) == 0) return run_simdjson(text, competitor.substr(9), visiting, seconds);
#endif
#ifdef WITH_RAPIDJSON
    if (competitor == "rapidjson") return run_rapidjson(text, visiting, seconds);
#endif
    return 2;
}
