import { Compass } from 'lucide-react'
import { to } from '../to.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { texts } from './messages.ts'
import { useTabTitle } from './useTabTitle.ts'

/** 404 with a label: 'Page Not Found', 'Job Not Found' or 'User Not Found'. */
export function NotFoundPage({ label = texts.pageNotFound }: { label?: string }) {
  useTabTitle(label)
  return (
    <div className="mx-auto flex max-w-[420px] flex-col items-center px-4 py-20 text-center">
      <Compass size={40} strokeWidth={1.5} aria-hidden className="mb-5 text-soft" />
      <p className="text-[80px] leading-none font-extrabold tracking-tight text-brand">
        {texts.notFoundCode}
      </p>
      <h1 className="mt-3 mb-7 text-2xl">{label}</h1>
      <LinkButton to={to.home} variant="primary">
        {texts.backHome}
      </LinkButton>
    </div>
  )
}
