import { Card } from '../ui/Card.tsx'
import { texts } from './messages.ts'
import { useDemoAccounts } from './useDemoAccounts.ts'

type DemoAccountsProps = { onChoose: (login: { email: string; password: string }) => void }

/** The demo accounts, beside the form or below it on a phone. Renders nothing unless the site is a demo. */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const { data } = useDemoAccounts()
  if (!data || data.body.length === 0) return null

  return (
    <Card
      as="section"
      aria-labelledby="demo-accounts"
      className="mx-auto mt-6 w-[calc(100%-32px)] max-w-[420px] p-4 lg:absolute lg:top-14 lg:left-[calc(50%+234px)] lg:mt-0 lg:w-[250px] lg:shadow-pop"
    >
      <h2 id="demo-accounts" className="text-base font-bold">
        {texts.demoAccounts}
      </h2>
      <p className="mb-3 text-sm text-soft">{texts.demoHint}</p>
      <ul className="flex flex-col gap-2">
        {data.body.map(({ user_type, email, password }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => onChoose({ email, password })}
              className="w-full rounded-control border border-line px-3 py-2 text-left transition-colors duration-150 hover:border-brand hover:bg-brand-soft"
            >
              <span className="block font-semibold">{texts.demoTypes[user_type]}</span>
              <span className="block truncate text-sm text-soft">{email}</span>
              <span className="block truncate text-sm text-soft">{password}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
