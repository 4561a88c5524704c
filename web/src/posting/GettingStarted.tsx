import type { ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import type { MissingLinkState } from '../completion/api.ts'
import { to } from '../to.ts'
import { Card } from '../ui/Card.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { panelTexts } from './panelMessages.ts'

/** What a company without jobs can do first. */
export function GettingStarted({ postButton }: { postButton: ReactNode }) {
  const session = useSession()
  const { steps, profile, post, people } = panelTexts.start
  return (
    <section className="space-y-4">
      <p className="text-lg text-soft">{panelTexts.panel.empty}</p>
      <ol aria-label={steps} className="grid gap-3 md:grid-cols-3">
        <Step number={1} {...profile}>
          {session && (
            <LinkButton to={to.profileOf(session)} state={{ opens: 'head' } satisfies MissingLinkState}>
              {profile.action}
            </LinkButton>
          )}
        </Step>
        <Step number={2} {...post}>
          {postButton}
        </Step>
        <Step number={3} {...people}>
          <LinkButton to={to.companyHome}>{people.action}</LinkButton>
        </Step>
      </ol>
    </section>
  )
}

type StepProps = { number: number; title: string; text: string; children: ReactNode }

const Step = ({ number, title, text, children }: StepProps) => (
  <Card as="li" className="flex flex-col items-start gap-2 p-5">
    <h2 className="text-lg">
      <span className="mr-2 text-soft tabular-nums">{number}</span>
      {title}
    </h2>
    <p className="mb-2 flex-1 text-soft">{text}</p>
    {children}
  </Card>
)
