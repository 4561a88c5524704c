import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { to } from '../to.ts'
import { texts } from './messages.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

const MISSING = {
  job: { label: texts.jobNotFound, at: to.jobNotFound },
  user: { label: texts.userNotFound, at: to.userNotFound },
}

/** For a URL of a job or person that does not exist: shows the not-found page and redirects to its URL. */
export function MissingPage({ what }: { what: keyof typeof MISSING }) {
  const { label, at } = MISSING[what]
  const navigate = useNavigate()
  useEffect(() => void navigate(at, { replace: true }), [navigate, at])
  return <NotFoundPage label={label} />
}
