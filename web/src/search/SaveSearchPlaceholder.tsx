export type SaveSearchPlaceholderProps = {
  /** Whether it is as wide on a phone as elsewhere. */
  isWide: boolean
}

// Beside the orders. Narrow phones have room for the text in two lines, without the icon.
const SMALL = 'w-15 text-center leading-4 max-md:text-sm max-md:whitespace-normal max-[390px]:[&_svg]:hidden'

/** The size of the button: of the longer of its texts. */
export const sizeOf = (isWide: boolean) => `h-11 ${isWide ? 'w-40' : `${SMALL} min-[390px]:w-32 md:w-40`}`

/** In place of the button until its code and the saved searches are loaded. */
export const SaveSearchPlaceholder = ({ isWide }: SaveSearchPlaceholderProps) => (
  <span className={sizeOf(isWide)} />
)
