// Types that have fields conform to protocols of both modules, whose default members must be visible to them.
@_exported public import BricolageWriting
