const DATE = /(\d\d-\d\d-\d{4})/

/** A text whose dates, MM-dd-yyyy, stay on one line: a browser may break a line after each hyphen. */
export const UnbrokenDates = ({ children }: { children: string }) =>
  children.split(DATE).map((part, index) =>
    // Every other part is a date.
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
