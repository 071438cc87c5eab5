// Written by Scripts/generate-unicode-tables from Unicode 17.0.0; not edited by hand.

extension EncodedRanges {
    /// The code points of a script; nil for another name.
    static func script(_ name: String) -> EncodedRanges? {
        switch name {
        case "Adlam", "Adlm":
            #"PXj3[24941"#
        case "Caucasian_Albanian", "Aghb":
            #"`YQ2c1;0"#
        case "Ahom":
            #"PhU2J2>4F"#
        case "Arabic", "Arab":
            #"""
            P`14151=121O19;I1[31Q1`2_1`7Q15Z21L`bl1]?2_4P1?`341V4Sk3NS2588Q15Phg131J1110201913101060401010121110201010\#
            101011102316131310191@52141@d11
            """#
        case "Imperial_Aramaic", "Armi":
            #"PRR2E18"#
        case "Armenian", "Armn":
            #"aY1U12a122S\m14"#
        case "Avestan", "Avst":
            #"PhR2e136"#
        case "Balinese", "Bali":
            #"Ph6\21a1"#
        case "Bamum", "Bamu":
            #"PeY1g2XX`1hA"#
        case "Bassa_Vah", "Bass":
            #"`fj2M25"#
        case "Batak", "Batk":
            #"Pn6c183"#
        case "Bengali", "Beng":
            #"P\2317212E1610332821238041142H"#
        case "Beria_Erfe", "Berf":
            #"Pek2H2H"#
        case "Bhaiksuki", "Bhks":
            #"PPW281\11=:L"#
        case "Bopomofo", "Bopo":
            #"ZG1i`;Z1`3O"#
        case "Brahmi", "Brah":
            #"PPT2]24S190"#
        case "Braille", "Brai":
            #"PP:o7"#
        case "Buginese", "Bugi":
            #"P`6K21"#
        case "Buhid", "Buhd":
            #"Pj5C"#
        case "Chakma", "Cakm":
            #"PXT2d11A"#
        case "Canadian_Aboriginal", "Cans":
            #"PP5oC`AU2j]P2?"#
        case "Carian", "Cari":
            #"PeP2`1"#
        case "Cham":
            #"P`Z1f19=2923"#
        case "Cherokee", "Cher":
            #"Pm4e225bkU1_2"#
        case "Chorasmian", "Chrs":
            #"`mS2K"#
        case "Coptic", "Copt", "Qaac":
            #"RO=`T:c356"#
        case "Cypro_Minoan", "Cpmn":
            #"`l[2R3"#
        case "Cypriot", "Cprt":
            #"PPR25201[1113020"#
        case "Cyrillic", "Cyrl":
            #"PP1T42X5`j5:P50\20WS4OPRNo2^lE1P`h1m1Q10"#
        case "Devanagari", "Deva":
            #"PX2`24>2IPkW1OP`L9"#
        case "Dives_Akuru", "Diak":
            #"PXV262027111M112;99"#
        case "Dogra", "Dogr":
            #"PPV2k1"#
        case "Deseret", "Dsrt":
            #"PPQ2_2"#
        case "Duployan", "Dupl":
            #"PP_3Z35<387923"#
        case "Egyptian_Hieroglyphs", "Egyp":
            #"PP\2eR1:jl3"#
        case "Elbasan", "Elba":
            #"PXQ2W1"#
        case "Elymaic", "Elym":
            #"PoS2F"#
        case "Ethiopic", "Ethi":
            #"P`4X2132610132X1132P1132610132>1h1132R22O3IV_6F9616161616161616RYO525259616aU_2613111>"#
        case "Garay", "Gara":
            #"PZS2U13L81"#
        case "Georgian", "Geor":
            #"PU4U110502Z113`l2Z122PR4U11050"#
        case "Glagolitic", "Glag":
            #"PP;o2Pm\361@261114"#
        case "Gunjala_Gondi", "Gong":
            #"P[W25111T1111579"#
        case "Masaram_Gondi", "Gonm":
            #"PXW26111[130111889"#
        case "Gothic", "Goth":
            #"`iP2J"#
        case "Grantha", "Gran":
            #"PhT2317212E1611142821222060562634"#
        case "Greek", "Grek":
            #"`K3122310401012101C1n1>?VY64b1444d20P:E252U125271010101N2d11>1=251B2218W90naR10j^E^2A0oRd1U2"#
        case "Gujarati", "Gujr":
            #"Qd2218121E16111429121220?32;76"#
        case "Gurung_Khema", "Gukh":
            #"PXh2i1"#
        case "Gurmukhi", "Guru":
            #"Q`2215412E16111111201441223073107@"#
        case "Hangul", "Hang":
            #"PX4o7^a71Q8m2a3NQ2NQgMLSDSm:<F4`1Tm9N35252522"#
        case "Han", "Hani":
            #"Pd;I1h2<e6_1010I8>3TNo]6P2o_DPXF];2Y3XXM1<6YPT1ofY1P1mX42]d52`Y7?]CR]2m@R_1Zj45YY8"#
        case "Hanunoo", "Hano":
            #"Pi5D"#
        case "Hatran", "Hatr":
            #"PWR2B1154"#
        case "Hebrew", "Hebr":
            #"a\1f18J45XYm1I1410111119"#
        case "Hiragana", "Hira":
            #"QR<e262Qko2n8B0M2]U@0"#
        case "Anatolian_Hieroglyphs", "Hluw":
            #"PPa2VB"#
        case "Pahawh_Hmong", "Hmng":
            #"Phj2U2:9161D5B"#
        case "Nyiakeng_Puachue_Hmong", "Hmnp":
            #"PXh3\13=2941"#
        case "Katakana_Or_Hiragana", "Hrkt":
            #""#
        case "Old_Hungarian", "Hung":
            #"PTS2b1=b175"#
        case "Old_Italic", "Ital":
            #"PhP2S192"#
        case "Javanese", "Java":
            #"P\Z1]22941"#
        case "Kayah_Li", "Kali":
            #"PXZ1]110"#
        case "Katakana", "Kana":
            #"QU<i222`7?`6^11g2^Pc191\1bR\13161110o82b10>3"#
        case "Kawi":
            #"PhW2@1X13L"#
        case "Kharoshthi", "Khar":
            #"P`R231157121L224978"#
        case "Khmer", "Khmr":
            #"Pl5m22969V?O"#
        case "Khojki", "Khoj":
            #"P`T2A1^1"#
        case "Khitan_Small_Script", "Kits":
            #"Tok20kh6e>Y10"#
        case "Kannada", "Knda":
            #"PT3<121F19142812137152132912"#
        case "Kirat_Rai", "Krai":
            #"PZk2i1"#
        case "Kaithi", "Kthi":
            #"PTT2R2:0"#
        case "Tai_Tham", "Lana":
            #"Pa6n11L2:696="#
        case "Lao", "Laoo":
            #"Qd3110141G101F2410161923"#
        case "Latin", "Latn":
            #"Q2I6I_10?05F1N1P>W14k`6U16`1535<1U2Q2o7a;0=0@<]4160K0AX1gf2OReNU33a2D>`IZ11813flC6jP1I6IUQ251Y118Uje1N65"#
        case "Lepcha", "Lepc":
            #"PP7g13>32"#
        case "Limbu", "Limb":
            #"PX6N1;4;403;"#
        case "Linear_A", "Lina":
            #"P`Q2f99E:7"#
        case "Linear_B", "Linb":
            #"PPP2;1I1B111>2=R1j3"#
        case "Lisu":
            #"`VY1_1`eN0"#
        case "Lycian", "Lyci":
            #"PdP2L"#
        case "Lydian", "Lydi":
            #"PYR2I50"#
        case "Mahajani", "Mahj":
            #"`ZT2V1"#
        case "Makasar", "Maka":
            #"PgW2H"#
        case "Mandaic", "Mand":
            #"PR2K20"#
        case "Manichaean", "Mani":
            #"PfR2V14;"#
        case "Marchen", "Marc":
            #"`SW2O2E1="#
        case "Medefaidrin", "Medf":
            #"Pbk2j2"#
        case "Mende_Kikakui", "Mend":
            #"PPj3T62?"#
        case "Meroitic_Cursive", "Merc":
            #"P]R2G4C2]1"#
        case "Meroitic_Hieroglyphs", "Mero":
            #"P\R2O"#
        case "Malayalam", "Mlym":
            #"PX3<121b112154?2I"#
        case "Modi":
            #"P`U2T2;9"#
        case "Mongolian", "Mong":
            #"PP61201C6h27Z1e]o1<"#
        case "Mro", "Mroo":
            #"Pbj2N1941"#
        case "Meetei_Mayek", "Mtei":
            #"PgZ1FY6]129"#
        case "Multani", "Mult":
            #"PdT2610131>1:"#
        case "Myanmar", "Mymr":
            #"PP4o4PZV1NQ3O`RKC"#
        case "Nag_Mundari", "Nagm":
            #"`Vi3Y1"#
        case "Nandinagari", "Nand":
            #"P]V272]12:"#
        case "Old_North_Arabian", "Narb":
            #"PdR2O"#
        case "Nabataean", "Nbat":
            #"PTR2N88"#
        case "Newa":
            #"PPU2k214"#
        case "Nko", "Nkoo":
            #"Pn1j122"#
        case "Nushu", "Nshu":
            #"Qok20^\@[<"#
        case "Ogham", "Ogam":
            #"Pd5L"#
        case "Ol_Chiki", "Olck":
            #"`R7_1"#
        case "Ol_Onal", "Onao":
            #"`^i3Z140"#
        case "Old_Turkic", "Orkh":
            #"PPS2X2"#
        case "Oriya", "Orya":
            #"Qh2217212E1611142821227241142A"#
        case "Osage", "Osge":
            #"`UQ2S14S1"#
        case "Osmanya", "Osma":
            #"PTQ2M29"#
        case "Old_Uyghur", "Ougr":
            #"`kS2I"#
        case "Palmyrene", "Palm":
            #"PSR2O"#
        case "Pau_Cin_Hau", "Pauc":
            #"PfV2h1"#
        case "Old_Permic", "Perm":
            #"`jP2Z1"#
        case "Phags_Pa", "Phag":
            #"PRZ1g1"#
        case "Inscriptional_Pahlavi", "Phli":
            #"PkR2B57"#
        case "Psalter_Pahlavi", "Phlp":
            #"PlR2A73<6"#
        case "Phoenician", "Phnx":
            #"PXR2K30"#
        case "Miao", "Plrd":
            #"Phk2Z24h17@"#
        case "Inscriptional_Parthian", "Prti":
            #"PjR2E27"#
        case "Rejang", "Rjng":
            #"`YZ1S1;0"#
        case "Hanifi_Rohingya", "Rohg":
            #"PXS2W189"#
        case "Runic", "Runr":
            #"Pe5Z23:"#
        case "Samaritan", "Samr":
            #"PP2]12>"#
        case "Old_South_Arabian", "Sarb":
            #"PcR2O"#
        case "Saurashtra", "Saur":
            #"PTZ1U28;"#
        case "SignWriting", "Sgnw":
            #"PPf3[D?41>"#
        case "Shavian", "Shaw":
            #"`RQ2_1"#
        case "Sharada", "Shrd":
            #"P\T2o2P\27"#
        case "Siddham", "Sidd":
            #"P\U2e12U1"#
        case "Sidetic", "Sidt":
            #"PZR2I"#
        case "Khudawadi", "Sind":
            #"`eT2j159"#
        case "Sinhala", "Sinh":
            #"Q\321A3G181026304510176922\oP2C"#
        case "Sogdian", "Sogd":
            #"`iS2Y1"#
        case "Old_Sogdian", "Sogo":
            #"PhS2W1"#
        case "Sora_Sompeng", "Sora":
            #"`VT2H79"#
        case "Soyombo", "Soyo":
            #"`bV2b2"#
        case "Sundanese", "Sund":
            #"Pl6o1P87"#
        case "Sunuwar", "Sunu":
            #"PnV2Q1>9"#
        case "Syloti_Nagri", "Sylo":
            #"PPZ1\1"#
        case "Syriac", "Syrc":
            #"Ph1=1k122`8:"#
        case "Tagbanwa", "Tagb":
            #"Pk5<1211"#
        case "Takri", "Takr":
            #"PdU2i169"#
        case "Tai_Le", "Tale":
            #"`Z6M24"#
        case "New_Tai_Lue", "Talu":
            #"P\6[14I6:31"#
        case "Tamil", "Taml":
            #"Rl2115321331101131323;4432132060>DUnT2a1=0"#
        case "Tangut", "Tang":
            #"Pok20Oog6P@NQ3b3"#
        case "Tai_Viet", "Tavt":
            #"PdZ1R2H4"#
        case "Tai_Yo", "Tayo":
            #"Pfi3N1E81"#
        case "Telugu", "Telu":
            #"PP3<121F1?281213711211232978"#
        case "Tifinagh", "Tfng":
            #"`Y;g171>0"#
        case "Tagalog", "Tglg":
            #"Ph5E90"#
        case "Thaana", "Thaa":
            #"Pl1a1"#
        case "Thai":
            #"Q`3i15K"#
        case "Tibetan", "Tibt":
            #"Ph3W21S14V11S11>1641"#
        case "Tirhuta", "Tirh":
            #"PTU2W289"#
        case "Tangsa", "Tnsa":
            #"`cj2^219"#
        case "Todhri", "Todr":
            #"P^Q2c1"#
        case "Tolong_Siki", "Tols":
            #"`]W2[149"#
        case "Toto":
            #"`dh3N"#
        case "Tulu_Tigalari", "Tutg":
            #"PlT2910201U119102013191181"#
        case "Ugaritic", "Ugar":
            #"PlP2M10"#
        case "Vai", "Vaii":
            #"PXY1[9"#
        case "Vithkuqi", "Vith":
            #"`[Q2:1>16111:1>1611"#
        case "Warang_Citi", "Wara":
            #"PUV2b2<0"#
        case "Wancho", "Wcho":
            #"Pfh3i150"#
        case "Old_Persian", "Xpeo":
            #"PmP2S14="#
        case "Cuneiform", "Xsux":
            #"PPX2iLV3^314;S6"#
        case "Yezidi", "Yezi":
            #"PdS2Y11221"#
        case "Yi", "Yiii":
            #"PPX1\T13f1"#
        case "Zanabazar_Square", "Zanb":
            #"P`V2W2"#
        case "Inherited", "Zinh", "Qaai":
            #"PH_3e81T>:J0PG3kZ4]12;T?21<16406031V6o1\@1R6P1ii33[31U[c1?@=_N0R70jR40Tn^1]12FPA2A726N3bj[H_7"#
        case "Common", "Zyyy":
            #"""
            0P2J5J^11>14G0O0Q>V1542Cd30906010mC060>030P10l40T@0Q41iV10e<3R90__12W21[6110]V10=073151220UH;2f21:3:1>AQ1n\#
            1U112251J1@Y124iDF:EoLP8cC2Y4P@m2b<D101H?743k2130j21c4?P1U190`1o1O`2_10h2W5P^6o1PXFQ1V32U59d70P50[<0>1b^D1\#
            `69FR11B13c401OJ5J::0]11P2616:4R824\138`2<c1\1T7JT]^13lj3l73c=6F?@o2c3l1e7:V12m13@817M4l1e6C<C<f29HW4d21V2\#
            112021231;10161P21327161K131410361c:2S92a1aS5S2\2l1RF[14S3<>2>1>1T1:]5h1I11=[14871>5j4hN3@3<3i66;40?;4g189\#
            6W18M2;41>8W1g:8=2<3:3h1104?2;497b41V3VPQH0No2
            """#
        case "Unknown", "Zzzz":
            #"""
            hK1637010D0]<0V11b1130g17K36:^80l11U3=k11a11?0L110;4R14]708121F0701241912147132051I1306321F070202021105321\#
            32164016A9309030F0702051:030311>41<670308121F0702051912136332051B9206230422010222232<3523041151=E4=030G0@1\#
            90304620302141:6F030G0:051903046243041:03;=030c103063@1J030B2H090117213601085:13;j13MT1201050H010G1501070:\#
            14OX20T13W10T10?0=T1V601411i;041701041Y1041Q1041701041?0i1041S21P12J5f2161mD2i26F8H8D;=0302;n21:5:5J5i26[1\#
            4V29O0<3<312Z115:\13J5;2n11Q20M1;5:5>1^11<C]20V57l12?2n14[11;7[14f@161V116180101010O1e10?0>160C13090U30<1K\#
            0=2R1=Q1>\43jDE;Ddh11n;4]101411h162=H87070707070707070n3Q1J0i2;f6I`20f21W34[10n20f28`10]cL2g18l:Ch57m6Cl12\#
            :5h17V27<5d3:N2^20;3Q10g18>1:1W3GL96161687070l13n31:5Tm:;G3a1SX8^;1Z3U17;54J050102020ZDOZ15c10C04350W4110n\#
            5261616132707951<0J0C020?1>Q1k3433]12h20=21^1^1Q4M2a1>L3T18N4[14N0U13>Y1n41:5T13T13X17d1:<0?07020;0?07022d\#
            1;g98F98G60Z109T26110\102211G0X279_1C024Q12K4KU1h13D1b10248030M133:696P2OW13<8f12M1K4J64;7_2Y2f1c1<c16^17:\#
            5V12M72_6O0Z10312?679P1^17Z1EJU1LCG8^23T18T2911I6:5e10B7W18P30D:B0_1m1701040?0;5k14:5408121F0702050:121311\#
            51471725::01110V10:0111040:0272Ll205MX27:U5f11V1Q1U2::5=Bj15:5DKK1?3Gh5l1S3c2;81118020N021<8:U281^11;JX27c\#
            2<Y26:e28g2R1=:590]10>9M2P11F0>X27020\12102097:56020U102066:5\13:e7I6A0Y12Md21>b1<kLU3_305:T6[b2S3<fR19kl3\#
            4WBhe6j1Uf1iA6O0:3a20:5N169V29:070E4C_=j1U6k24I1I[1[23i16Ao15:78fV7X1P1P3c3l_8407020S9>1L311=47\<SX2[34=29\#
            6:18kj3m72d=5G>A>^11G8d3k1f79W11R6DV2i3D;D;g28IV4e20W2021112140<01070Q20418070L040501270d:1T91nE>50?_R1O56\#
            d670A1702054n1P11_3]12>1:32o9O@j141_>Z1e6[131o5O0F72o6704020?0U61@X1\23:32`HT2[2m1Q640K0201110:04010151310\#
            1010302011101010101020114070404010:0A43050Ac12]8\13T3;?1?0?0U19^5g1M<\13962=6i4iN2A2=2j65<31><3h17:5X17N1<\#
            32=9V1h:7>1=2;2i1013@1<3:6c40W3TP1PgY1OnX41^d51aY7>^CQ]2n@Q_1[j44ZY8VlbE1MP3o3`7_`o5
            """#
        default: nil
        }
    }
}
