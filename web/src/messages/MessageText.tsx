import { LinkedText } from '../ui/LinkedText.tsx'

/** A text with its line breaks and clickable links. */
export const MessageText = ({ text }: { text: string }) => (
  <p className="max-w-prose leading-prose whitespace-pre-line wrap-anywhere">
    <LinkedText text={text} />
  </p>
)
