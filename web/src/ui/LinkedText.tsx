import { linkParts } from './linkParts.ts'

/** What a person wrote, with clickable links. */
export const LinkedText = ({ text }: { text: string }) =>
  linkParts(text).map((part, index) =>
    part.href ? (
      <a
        key={index}
        href={part.href}
        target="_blank"
        rel="noopener nofollow ugc"
        className="link wrap-anywhere"
      >
        {part.text}
      </a>
    ) : (
      part.text
    ),
  )
