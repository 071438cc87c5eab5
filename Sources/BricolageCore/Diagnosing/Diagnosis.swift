/// One diagnosing pass.
final class Diagnosis {}
