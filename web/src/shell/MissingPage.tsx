import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { to } from '../to.ts'
import { texts } from './messages.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

const MISSING = {
  job: { label: texts.jobNotFound, at: to.jobNotFound },
  user: { label: texts.userNotFound, at: to.userNotFound },
}

/** For an address that names what is not there: says so at once, and leads to the address that stands for it. */
export function MissingPage({ what }: { what: keyof typeof MISSING }) {
  const { label, at } = MISSING[what]
  const navigate = useNavigate()
  useEffect(() => void navigate(at, { replace: true }), [navigate, at])
  return <NotFoundPage label={label} />
}
