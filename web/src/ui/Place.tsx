import { Marked } from './Marked.tsx'

type PlaceProps = {
  /** One or more, such as 'Berlin, Germany · Hamburg, Germany'. */
  text: string
  /** The words to mark. */
  search?: string | undefined
}

/** A location in one line. What doesn't fit wraps, and is hidden: the country first, then the end of the city. */
export const Place = ({ text, search }: PlaceProps) => (
  <span className="flex h-6 flex-wrap overflow-hidden leading-6">
    {text.split(/(?=, | · )/).map((part, index) => (
      <span key={index} className="truncate whitespace-pre">
        <Marked text={part} search={search} />
      </span>
    ))}
  </span>
)
