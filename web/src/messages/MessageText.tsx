import { linkParts } from './linkParts.ts'

/** A text with its line breaks and clickable links. */
export const MessageText = ({ text }: { text: string }) => (
  <p className="max-w-prose leading-prose whitespace-pre-line wrap-anywhere">
    {linkParts(text).map((part, index) =>
      part.href ? (
        <a key={index} href={part.href} target="_blank" rel="noopener nofollow ugc" className="link">
          {part.text}
        </a>
      ) : (
        part.text
      ),
    )}
  </p>
)
