extension Float {
    /// The nearest float to a number whose nearest double is given; nil if the double does not decide it.
    ///
    /// Every value halfway between two floats is a double, so rounding a number to a double never moves it past such a
    /// value. Only a double that is halfway itself may represent numbers on both sides.
    init?(nearestByDouble double: Double) {
        let isHalfway = double.significandBitPattern & 0x1FFF_FFFF == 0x1000_0000
        let hasAllBits = Double(Float.leastNormalMagnitude)..<Double(Float.greatestFiniteMagnitude) ~= double.magnitude
        guard hasAllBits && !isHalfway || double.isZero else { return nil }
        self.init(double)
    }
}
