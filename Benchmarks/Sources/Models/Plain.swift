/// The models as anybody would write them: plain structs whose `Codable` the compiler writes.
public enum Plain {}
