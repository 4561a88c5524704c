import type { ReactNode } from 'react'
import { Card } from '../ui/Card.tsx'
import { site } from '../ui/site.ts'
import { texts } from './messages.ts'

type AccountCardProps = { title: string; children: ReactNode; below?: ReactNode }

/** The narrow card of the account screens, with a line below that links to a related screen. */
export function AccountCard({ title, children, below }: AccountCardProps) {
  return (
    <div className="mx-auto w-full max-w-[452px] px-4 pt-8 md:pt-14">
      <Card className="p-5 sm:p-8">
        <h1 className="mb-6 text-2xl">{title}</h1>
        <noscript>
          <p className="mb-6 font-semibold">{texts.needsJavaScript(site.name)}</p>
        </noscript>
        {children}
      </Card>
      {below && <div className="mt-4 flex items-center justify-center gap-3">{below}</div>}
    </div>
  )
}
