extension Float {
    /// The nearest float to the number that a double is nearest to; nil where the double does not tell.
    ///
    /// What lies halfway between two floats is a double, so rounding a number to a double never takes it past one. Only
    /// a double that is halfway itself may stand for numbers on both sides.
    init?(nearestByDouble double: Double) {
        let isHalfway = double.significandBitPattern & 0x1FFF_FFFF == 0x1000_0000
        let hasAllBits = Double(Float.leastNormalMagnitude)..<Double(Float.greatestFiniteMagnitude) ~= double.magnitude
        guard hasAllBits && !isHalfway || double.isZero else { return nil }
        self.init(double)
    }
}
