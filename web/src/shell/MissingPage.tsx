import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { to } from '../to.ts'
import { texts } from './messages.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

const MISSING = {
  job: { label: texts.jobNotFound, at: to.jobNotFound },
  user: { label: texts.userNotFound, at: to.userNotFound },
}

type MissingPageProps = {
  what: keyof typeof MISSING
  /** Whether it may still turn out to exist: then it does not redirect yet. */
  isLoading?: boolean
}

/** For a URL of a job or person that does not exist: shows the not-found page and redirects to its URL. */
export function MissingPage({ what, isLoading = false }: MissingPageProps) {
  const { label, at } = MISSING[what]
  const navigate = useNavigate()
  useEffect(() => {
    if (!isLoading) void navigate(at, { replace: true })
  }, [navigate, at, isLoading])
  return <NotFoundPage label={label} />
}
