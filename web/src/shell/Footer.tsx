import { texts } from './messages.ts'

export function Footer() {
  return (
    <footer className="mt-12 border-t border-line print:hidden">
      <p className="mx-auto max-w-page px-4 py-6 text-sm text-soft md:px-6">{texts.copyright()}</p>
    </footer>
  )
}
