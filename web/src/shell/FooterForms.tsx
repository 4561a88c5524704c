import { type ComponentType, useRef, useState } from 'react'
import { site } from '../ui/site.ts'
import { useWhenInView } from '../ui/useWhenInView.ts'
import { FooterSection } from './Footer.tsx'
import { texts } from './messages.ts'

export type FooterParts = { CommentForm: ComponentType; ContactForm: ComponentType }

/** The forms of the footer. Their code loads when they come into view, and their space is reserved until then. */
export function FooterForms({ parts }: { parts: FooterParts | undefined }) {
  const section = useRef<HTMLElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  useWhenInView(section, () => setLoaded(true))
  const shown = isLoaded ? parts : undefined
  return (
    <>
      <FooterSection ref={section} title={texts.leaveComment}>
        <noscript>{texts.needsScript}</noscript>
        <div className="grid min-h-[281px] grid-cols-1">{shown && <shown.CommentForm />}</div>
      </FooterSection>
      {site.contact.email && (
        <FooterSection title={texts.sendMessage}>
          <div className="grid min-h-[378px] grid-cols-1">{shown && <shown.ContactForm />}</div>
        </FooterSection>
      )}
    </>
  )
}
