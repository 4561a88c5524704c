import { Hourglass } from 'lucide-react'
import { texts } from './messages.ts'

function Page() {
  return (
    <div className="mx-auto flex max-w-[420px] flex-col items-center px-4 py-20 text-center">
      <Hourglass size={40} strokeWidth={1.5} aria-hidden className="mb-5 text-soft" />
      <p className="text-[80px] leading-none font-extrabold tracking-tight text-brand">
        {texts.tooManyRequestsCode}
      </p>
      <h1 className="mt-3 mb-3 text-2xl">{texts.tooManyRequests}</h1>
      <p className="text-soft">{texts.tooManyRequestsHint}</p>
    </div>
  )
}

/** Rendered on the server alone, in place of a page whose data the visitor may not read for now. */
export const TooManyRequestsPage = Object.assign(Page, { load: async () => {}, preload: () => {} })
