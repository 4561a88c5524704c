/** The parts of a mail. Texts are plain and keep their line breaks. */
export type Block =
  /** A paragraph. */
  | string
  /** What the mail asks for. */
  | { button: string; url: string }
  | { link: string; url: string }
  /** Text that somebody else wrote, set off from ours. */
  | { quote: string }
  | { items: Item[] }

/** A title that links to a page, and a line about it. */
export type Item = { title: string; text: string; url: string }

export type Content = {
  subject: string
  /** The name of the site, which heads the mail. */
  siteName: string
  blocks: Block[]
  /** Why the recipient gets this mail, in small print. */
  footer?: Block[]
}
