@_exported public import BricolageCore
@_exported public import BricolageFields
@_exported public import BricolageLocalizing
@_exported public import BricolageModeling
@_exported public import BricolagePointers
@_exported public import BricolageReporting
@_exported public import BricolageStreaming
@_exported public import BricolageWriting
