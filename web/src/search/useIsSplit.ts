import { minWidth } from '../ui/minWidth.ts'

/** Whether there is room for the selected result beside the list: the same width as `min-[1100px]:` in the class names. */
export const { isWide: isSplit, useIsWide: useIsSplit } = minWidth(1100)
