import { type ReactNode, type Ref, useId } from 'react'
import { site } from '../ui/site.ts'
import { texts } from './messages.ts'

/** How to reach the operator, `children`, and the copyright, which stays above what floats over a page. */
export function Footer({ children }: { children?: ReactNode }) {
  return (
    <footer className="mt-12 border-t border-line print:hidden">
      <div className="mx-auto grid max-w-page grid-cols-[repeat(auto-fit,minmax(280px,1fr))] gap-8 px-4 pt-8 md:px-6">
        <Contact />
        {children}
      </div>
      <p className="mx-auto max-w-page px-4 pt-6 pb-24 text-sm text-soft md:px-6">{texts.copyright()}</p>
    </footer>
  )
}

function Contact() {
  const { email, phone, address, links } = site.contact
  const all = [
    ...(email ? [{ name: email, url: `mailto:${email}` }] : []),
    ...(phone ? [{ name: phone, url: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
    ...links,
  ]
  if (all.length === 0 && !address) return null
  return (
    <FooterSection title={texts.contact}>
      {address && <p className="py-2">{address}</p>}
      {all.map(({ name, url }) => (
        <p key={url}>
          <a href={url} className="link inline-flex min-h-11 items-center">
            {name}
          </a>
        </p>
      ))}
    </FooterSection>
  )
}

type FooterSectionProps = {
  title: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

export function FooterSection({ title, ref, children }: FooterSectionProps) {
  const headingId = useId()
  return (
    <section ref={ref} aria-labelledby={headingId} className="max-w-[480px]">
      <h2 id={headingId} className="mb-2 flex min-h-11 items-center text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}
