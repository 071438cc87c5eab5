// Written by Scripts/generate-union-vocabulary; not edited by hand.

public import BricolageModeling

extension Either2Type where T1: Either2Type {
    /// The same value in one union of all the types.
    public var flattened: OneOf3<T1.T1, T1.T2, T2> {
        get {
            switch oneOf2 {
            case .v1(let value):
                switch value.oneOf2 {
                case .v1(let value): .v1(value)
                case .v2(let value): .v2(value)
                }
            case .v2(let value): .v3(value)
            }
        }
        set {
            switch newValue {
            case .v1(let value): self = Self(t1: T1(t1: value))
            case .v2(let value): self = Self(t1: T1(t2: value))
            case .v3(let value): self = Self(t2: value)
            }
        }
    }
}

extension Either2Type where T1: Either3Type {
    /// The same value in one union of all the types.
    public var flattened: OneOf4<T1.T1, T1.T2, T1.T3, T2> {
        get {
            switch oneOf2 {
            case .v1(let value):
                switch value.oneOf3 {
                case .v1(let value): .v1(value)
                case .v2(let value): .v2(value)
                case .v3(let value): .v3(value)
                }
            case .v2(let value): .v4(value)
            }
        }
        set {
            switch newValue {
            case .v1(let value): self = Self(t1: T1(t1: value))
            case .v2(let value): self = Self(t1: T1(t2: value))
            case .v3(let value): self = Self(t1: T1(t3: value))
            case .v4(let value): self = Self(t2: value)
            }
        }
    }
}

extension Either2Type where T1: Either4Type {
    /// The same value in one union of all the types.
    public var flattened: OneOf5<T1.T1, T1.T2, T1.T3, T1.T4, T2> {
        get {
            switch oneOf2 {
            case .v1(let value):
                switch value.oneOf4 {
                case .v1(let value): .v1(value)
                case .v2(let value): .v2(value)
                case .v3(let value): .v3(value)
                case .v4(let value): .v4(value)
                }
            case .v2(let value): .v5(value)
            }
        }
        set {
            switch newValue {
            case .v1(let value): self = Self(t1: T1(t1: value))
            case .v2(let value): self = Self(t1: T1(t2: value))
            case .v3(let value): self = Self(t1: T1(t3: value))
            case .v4(let value): self = Self(t1: T1(t4: value))
            case .v5(let value): self = Self(t2: value)
            }
        }
    }
}

extension Either2Type where T1: Either5Type {
    /// The same value in one union of all the types.
    public var flattened: OneOf6<T1.T1, T1.T2, T1.T3, T1.T4, T1.T5, T2> {
        get {
            switch oneOf2 {
            case .v1(let value):
                switch value.oneOf5 {
                case .v1(let value): .v1(value)
                case .v2(let value): .v2(value)
                case .v3(let value): .v3(value)
                case .v4(let value): .v4(value)
                case .v5(let value): .v5(value)
                }
            case .v2(let value): .v6(value)
            }
        }
        set {
            switch newValue {
            case .v1(let value): self = Self(t1: T1(t1: value))
            case .v2(let value): self = Self(t1: T1(t2: value))
            case .v3(let value): self = Self(t1: T1(t3: value))
            case .v4(let value): self = Self(t1: T1(t4: value))
            case .v5(let value): self = Self(t1: T1(t5: value))
            case .v6(let value): self = Self(t2: value)
            }
        }
    }
}

extension Either2Type where T2: Either2Type {
    /// The same value in one union of all the types.
    public var flattened: OneOf3<T1, T2.T1, T2.T2> {
        get {
            switch oneOf2 {
            case .v1(let value): .v1(value)
            case .v2(let value):
                switch value.oneOf2 {
                case .v1(let value): .v2(value)
                case .v2(let value): .v3(value)
                }
            }
        }
        set {
            switch newValue {
            case .v1(let value): self = Self(t1: value)
            case .v2(let value): self = Self(t2: T2(t1: value))
            case .v3(let value): self = Self(t2: T2(t2: value))
            }
        }
    }
}

extension Either2Type where T2: Either3Type {
    /// The same value in one union of all the types.
    public var flattened: OneOf4<T1, T2.T1, T2.T2, T2.T3> {
        get {
            switch oneOf2 {
            case .v1(let value): .v1(value)
            case .v2(let value):
                switch value.oneOf3 {
                case .v1(let value): .v2(value)
                case .v2(let value): .v3(value)
                case .v3(let value): .v4(value)
                }
            }
        }
        set {
            switch newValue {
            case .v1(let value): self = Self(t1: value)
            case .v2(let value): self = Self(t2: T2(t1: value))
            case .v3(let value): self = Self(t2: T2(t2: value))
            case .v4(let value): self = Self(t2: T2(t3: value))
            }
        }
    }
}

extension Either2Type where T2: Either4Type {
    /// The same value in one union of all the types.
    public var flattened: OneOf5<T1, T2.T1, T2.T2, T2.T3, T2.T4> {
        get {
            switch oneOf2 {
            case .v1(let value): .v1(value)
            case .v2(let value):
                switch value.oneOf4 {
                case .v1(let value): .v2(value)
                case .v2(let value): .v3(value)
                case .v3(let value): .v4(value)
                case .v4(let value): .v5(value)
                }
            }
        }
        set {
            switch newValue {
            case .v1(let value): self = Self(t1: value)
            case .v2(let value): self = Self(t2: T2(t1: value))
            case .v3(let value): self = Self(t2: T2(t2: value))
            case .v4(let value): self = Self(t2: T2(t3: value))
            case .v5(let value): self = Self(t2: T2(t4: value))
            }
        }
    }
}

extension Either2Type where T2: Either5Type {
    /// The same value in one union of all the types.
    public var flattened: OneOf6<T1, T2.T1, T2.T2, T2.T3, T2.T4, T2.T5> {
        get {
            switch oneOf2 {
            case .v1(let value): .v1(value)
            case .v2(let value):
                switch value.oneOf5 {
                case .v1(let value): .v2(value)
                case .v2(let value): .v3(value)
                case .v3(let value): .v4(value)
                case .v4(let value): .v5(value)
                case .v5(let value): .v6(value)
                }
            }
        }
        set {
            switch newValue {
            case .v1(let value): self = Self(t1: value)
            case .v2(let value): self = Self(t2: T2(t1: value))
            case .v3(let value): self = Self(t2: T2(t2: value))
            case .v4(let value): self = Self(t2: T2(t3: value))
            case .v5(let value): self = Self(t2: T2(t4: value))
            case .v6(let value): self = Self(t2: T2(t5: value))
            }
        }
    }
}

extension Either2Type where T1: Either2Type, T2: Either2Type {
    /// The same value in one union of all the types.
    public var flattened: OneOf4<T1.T1, T1.T2, T2.T1, T2.T2> {
        get {
            switch oneOf2 {
            case .v1(let value):
                switch value.oneOf2 {
                case .v1(let value): .v1(value)
                case .v2(let value): .v2(value)
                }
            case .v2(let value):
                switch value.oneOf2 {
                case .v1(let value): .v3(value)
                case .v2(let value): .v4(value)
                }
            }
        }
        set {
            switch newValue {
            case .v1(let value): self = Self(t1: T1(t1: value))
            case .v2(let value): self = Self(t1: T1(t2: value))
            case .v3(let value): self = Self(t2: T2(t1: value))
            case .v4(let value): self = Self(t2: T2(t2: value))
            }
        }
    }
}

extension Either2Type where T1: Either2Type, T2: Either3Type {
    /// The same value in one union of all the types.
    public var flattened: OneOf5<T1.T1, T1.T2, T2.T1, T2.T2, T2.T3> {
        get {
            switch oneOf2 {
            case .v1(let value):
                switch value.oneOf2 {
                case .v1(let value): .v1(value)
                case .v2(let value): .v2(value)
                }
            case .v2(let value):
                switch value.oneOf3 {
                case .v1(let value): .v3(value)
                case .v2(let value): .v4(value)
                case .v3(let value): .v5(value)
                }
            }
        }
        set {
            switch newValue {
            case .v1(let value): self = Self(t1: T1(t1: value))
            case .v2(let value): self = Self(t1: T1(t2: value))
            case .v3(let value): self = Self(t2: T2(t1: value))
            case .v4(let value): self = Self(t2: T2(t2: value))
            case .v5(let value): self = Self(t2: T2(t3: value))
            }
        }
    }
}

extension Either2Type where T1: Either3Type, T2: Either2Type {
    /// The same value in one union of all the types.
    public var flattened: OneOf5<T1.T1, T1.T2, T1.T3, T2.T1, T2.T2> {
        get {
            switch oneOf2 {
            case .v1(let value):
                switch value.oneOf3 {
                case .v1(let value): .v1(value)
                case .v2(let value): .v2(value)
                case .v3(let value): .v3(value)
                }
            case .v2(let value):
                switch value.oneOf2 {
                case .v1(let value): .v4(value)
                case .v2(let value): .v5(value)
                }
            }
        }
        set {
            switch newValue {
            case .v1(let value): self = Self(t1: T1(t1: value))
            case .v2(let value): self = Self(t1: T1(t2: value))
            case .v3(let value): self = Self(t1: T1(t3: value))
            case .v4(let value): self = Self(t2: T2(t1: value))
            case .v5(let value): self = Self(t2: T2(t2: value))
            }
        }
    }
}
