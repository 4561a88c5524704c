import { Hourglass } from 'lucide-react'
import { to } from '../to.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Footer } from './Footer.tsx'
import { Logo } from './Logo.tsx'
import { texts, tooManyRequests } from './messages.ts'

/** The whole screen, rendered on the server alone. No code runs behind it for a visitor, so it has links and no buttons. */
export function TooManyRequestsPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-paper">
        <div className="mx-auto flex h-16 max-w-page items-center px-4 md:px-6">
          <Logo />
        </div>
      </header>
      <main className="mx-auto flex max-w-[420px] flex-1 flex-col items-center px-4 py-20 text-center">
        <Hourglass size={40} strokeWidth={1.5} aria-hidden className="mb-5 text-soft" />
        <p className="text-[80px] leading-none font-extrabold tracking-tight text-brand">
          {tooManyRequests.code}
        </p>
        <h1 className="mt-3 mb-3 text-2xl">{tooManyRequests.title}</h1>
        <p className="mb-7 text-soft">{tooManyRequests.hint}</p>
        <LinkButton to={to.login} variant="primary">
          {texts.login}
        </LinkButton>
      </main>
      <Footer />
    </div>
  )
}
