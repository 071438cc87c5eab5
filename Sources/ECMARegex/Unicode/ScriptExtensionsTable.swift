// Written by Scripts/generate-unicode-tables from Unicode 17.0.0; not edited by hand.

extension EncodedRanges {
    /// The code points that either have a script or have it among their script extensions; nil where none does.
    static func scriptExtensionsDifference(_ name: String) -> EncodedRanges? {
        switch name {
        case "Adlam", "Adlm":
            #"o`10P10^`60a_30"#
        case "Caucasian_Albanian", "Aghb":
            #"TH0\10\10"#
        case "Arabic", "Arab":
            #"\`10>030P10::J0n^60a_30lgc11P]1K"#
        case "Armenian", "Armn":
            #"XH0"#
        case "Avestan", "Avst":
            #"g50h[;1"#
        case "Bengali", "Beng":
            #"lE0dd11A1Zk401021108080204022ioR10"#
        case "Bopomofo", "Bopo":
            #"WF012=0WY;2491<:32060S60YZc11j84"#
        case "Buginese", "Bugi":
            #"_^Z10"#
        case "Buhid", "Buhd":
            #"ei51"#
        case "Chakma", "Cakm":
            #"V_29`b19"#
        case "Carian", "Cari":
            #"g50Rm7020c^30"#
        case "Cherokee", "Cher":
            #"PH21061F1;1"#
        case "Coptic", "Copt", "Qaac":
            #"g50XB03110\31Qe:0XVe1K"#
        case "Cypro_Minoan", "Cpmn":
            #"PXP21"#
        case "Cypriot", "Cprt":
            #"PXP224\138"#
        case "Cyrillic", "Cyrl":
            #"lE0S221010102050c;1a[60ZR40"#
        case "Devanagari", "Deva":
            #"lE0dd11A1Zk4V111fO0oiQ19"#
        case "Dogra", "Dogr":
            #"T[2;PfW19"#
        case "Duployan", "Dupl":
            #"g50_B110H1gh:0ScS33"#
        case "Elbasan", "Elba":
            #"g50]B0"#
        case "Ethiopic", "Ethi":
            #"^H0"#
        case "Garay", "Gara":
            #"\`10>030"#
        case "Georgian", "Geor":
            #"g50aV10ak20nj30f^30"#
        case "Glagolitic", "Glag":
            #"g50[B010n;020Q80ak20nj30X_30[QN0"#
        case "Gunjala_Gondi", "Gong":
            #"g50\U21"#
        case "Masaram_Gondi", "Gonm":
            #"T[21"#
        case "Gothic", "Goth":
            #"g50\B120X10"#
        case "Grantha", "Gran":
            #"aZ21A1PD=lV4011N231fO0Zbl10dT3110"#
        case "Greek", "Grek":
            #"g50XB1201010:0^1020^10[b61kD0"#
        case "Gujarati", "Gujr":
            #"aZ21A1ZfW19"#
        case "Gurung_Khema", "Gukh":
            #"U[20"#
        case "Gurmukhi", "Guru":
            #"aZ21A1ZfW19"#
        case "Hangul", "Hang":
            #"QP<2491<@060S60YZc11j84"#
        case "Han", "Hani":
            #"g50hi;?1220191<:3206043k50d4?P1U190`1W1h1`1?;c10h2H:4P3NQhL7miE1j84jod1Anf71"#
        case "Hanunoo", "Hano":
            #"ei51"#
        case "Hebrew", "Hebr":
            #"WH1"#
        case "Hiragana", "Hira":
            #"QP<2491<@51041k2330j21XZc11j84:0]11"#
        case "Old_Hungarian", "Hung":
            #"jR8020c^30?0"#
        case "Javanese", "Java":
            #"_^Z10"#
        case "Kayah_Li", "Kali":
            #"^YZ10"#
        case "Katakana", "Kana":
            #"UH0M0mV;2491<@51041k2330j21XZc11j84:0]11"#
        case "Khojki", "Khoj":
            #"Vg29PZW19"#
        case "Kannada", "Knda":
            #"aZ21A1Zk401160G010kiR15"#
        case "Kaithi", "Kthi":
            #"V[29QV90n_N9"#
        case "Latin", "Latn":
            #"g50T@0:012109010V1>1110?27111V10504<e81ZV11Xm10lW30fA0P60VY30XWN7VA0"#
        case "Limbu", "Limb":
            #"U[20"#
        case "Linear_A", "Lina":
            #"WXP2\1"#
        case "Linear_B", "Linb":
            #"PXP224\138"#
        case "Lisu":
            #"lE0@0lY;1"#
        case "Lycian", "Lyci":
            #"jR80"#
        case "Lydian", "Lydi":
            #"g50i[;0"#
        case "Mahajani", "Mahj":
            #"g50\U2;PfW19"#
        case "Mandaic", "Mand":
            #"Pb10"#
        case "Manichaean", "Mani":
            #"Pb10"#
        case "Meroitic_Hieroglyphs", "Mero":
            #"mR80"#
        case "Malayalam", "Mlym":
            #"aZ21A1dk40G0miR12"#
        case "Modi":
            #"`QZ19"#
        case "Mongolian", "Mong":
            #"RP6110YQ20an3153"#
        case "Multani", "Mult":
            #"Vc29"#
        case "Myanmar", "Mymr":
            #"^YZ10"#
        case "Nandinagari", "Nand":
            #"aZ20B1PL9io308070eiR15"#
        case "Newa":
            #"aZ21Rl401190601010"#
        case "Nko", "Nkoo":
            #"\`10>030nhm11"#
        case "Ol_Onal", "Onao":
            #"T[21"#
        case "Old_Turkic", "Orkh":
            #"jR80e^30"#
        case "Oriya", "Orya":
            #"aZ21A1dk40G0"#
        case "Osage", "Osge":
            #"QH02060\20"#
        case "Old_Uyghur", "Ougr":
            #"Pb10aUQ20"#
        case "Old_Permic", "Perm":
            #"g50XB052:0_;0"#
        case "Phags_Pa", "Phag":
            #"RP6110YQ20bn30"#
        case "Psalter_Pahlavi", "Phlp":
            #"Pb10"#
        case "Hanifi_Rohingya", "Rohg":
            #"\`10>030P10c40"#
        case "Runic", "Runr":
            #"[g52"#
        case "Samaritan", "Samr":
            #"aa;0"#
        case "Shavian", "Shaw":
            #"g50"#
        case "Sharada", "Shrd":
            #"aZ20Ul401021209020RjR1520"#
        case "Khudawadi", "Sind":
            #"T[21ZfW19"#
        case "Sinhala", "Sinh":
            #"T[21\l40"#
        case "Sogdian", "Sogd":
            #"Pb10"#
        case "Sunuwar", "Sunu":
            #"PH1109020L030"#
        case "Syloti_Nagri", "Sylo":
            #"T[21P49"#
        case "Syriac", "Syrc":
            #"SH12110H27111jF0>120P10::J0Wl5010"#
        case "Tagbanwa", "Tagb":
            #"ei51"#
        case "Takri", "Takr":
            #"T[21ZfW19"#
        case "Tai_Le", "Tale":
            #"PH15130cY39"#
        case "Tamil", "Taml":
            #"aZ21A1dk40hPS10]`J010g11"#
        case "Tangut", "Tang":
            #"`o;?_?0"#
        case "Telugu", "Telu":
            #"aZ21A1_k411010G0"#
        case "Tifinagh", "Tfng":
            #"RH01013I0"#
        case "Tagalog", "Tglg":
            #"ei51"#
        case "Thaana", "Thaa":
            #"\`10>120P29Xlm10:0"#
        case "Thai":
            #"lE0J0[10]10"#
        case "Tibetan", "Tibt":
            #"XP<3"#
        case "Tirhuta", "Tirh":
            #"aZ21A1_k40<0?0miR19"#
        case "Todhri", "Todr":
            #"QH020209010Z20"#
        case "Toto":
            #"lE0"#
        case "Tulu_Tigalari", "Tutg":
            #"VW39RP4010kiR15k50"#
        case "Yezidi", "Yezi":
            #"\`10>030P29"#
        case "Yi", "Yiii":
            #"QP<15927o60Ucc14"#
        case "Inherited", "Zinh", "Qaai":
            #"PH>1110?27111@020B0504<e81T>:J0PG1mk421<16406031V61f1010eG0ii33[31Ubd10jR40"#
        case "Common", "Zyyy":
            #"""
            g50T@0:012109010j40gD0>030P10SI1el10__12W21[6110]V10=073151220dI0O0:020i]30H1:04010\=?1220191<@51043k2130j\#
            21c4?P1U190`1W1h1`1?;c10h2H:4P3NQhL7X99d70P50^kD1U81j84:0]11P;24\138Q=JT]^13le5Anf71
            """#
        default: nil
        }
    }
}
