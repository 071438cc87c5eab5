@_exported public import BricolageCore
