import { createContext, type ReactNode } from 'react'
import type { Location } from 'react-router'

/** What is shown of a page before it has rendered. */
export type PagePreview = {
  content: ReactNode
  /** The location that it replaces on the screen. */
  from: Location
  /** The URL of the page. */
  href: string
}

export type Previews = {
  show: (preview: PagePreview) => void
  /** Not in a context of its own: one that changes makes React walk through the whole page. */
  latest?: PagePreview
}

/** Null without a PreviewPlace: then nothing is shown. */
export const Previews = createContext<Previews | null>(null)
