/// The same models as types that read and write themselves.
public enum Direct {}
