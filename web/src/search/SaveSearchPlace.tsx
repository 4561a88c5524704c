export type SaveSearchPlaceProps = {
  /** Whether it has its text on a phone too. */
  isWide: boolean
}

/** The size of the button: of the longer of its texts, or of its icon. */
export const sizeOf = (isWide: boolean) => (isWide ? 'h-11 w-46' : 'h-11 w-11 md:w-46')

/** The place of the button until its code and the saved searches are loaded. */
export const SaveSearchPlace = ({ isWide }: SaveSearchPlaceProps) => <span className={sizeOf(isWide)} />
