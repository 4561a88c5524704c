import type { JobCard } from '@guildhall/contract/jobs'
import { Bookmark } from 'lucide-react'
import { useLocation } from 'react-router'
import { useSession } from '../api/session.ts'
import { rememberWantedPage } from '../shell/wantedPage.ts'
import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { IconLink } from '../ui/IconLink.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { jobTexts as texts } from './messages.ts'
import { useIsSaved, useSaveJob } from './useSavedJob.ts'

type Saveable = { job: Pick<JobCard, 'id' | 'job_title' | 'is_saved'> }

/** Saves a job from its page. Visitors log in first; companies do not save jobs. */
export function SaveButton({ job }: Saveable) {
  const session = useSession()
  const isSaved = useIsSaved(job.id, job.is_saved)
  const save = useSaveJob(job.id)
  const login = useLoginLink()

  if (!session) {
    return (
      <LinkButton {...login} title={texts.signInToSave} icon={<Mark />}>
        {texts.save}
      </LinkButton>
    )
  }
  if (session.userType === 'company') return null
  return (
    <Button
      icon={<Mark filled={isSaved} />}
      title={isSaved ? texts.unsaveJob : texts.saveJob}
      onClick={() => save.mutate(!isSaved)}
    >
      {isSaved ? texts.saved : texts.save}
    </Button>
  )
}

/** The bookmark in the corner of a card, above the link that covers it. */
export function SaveButtonOnCard({ job }: Saveable) {
  const session = useSession()
  const save = useSaveJob(job.id)
  const login = useLoginLink()
  const { job_title: title, is_saved: isSaved = false } = job

  if (!session) {
    return <IconLink {...login} label={texts.signInToSaveNamed(title)} icon={<Mark />} className={ON_CARD} />
  }
  if (session.userType === 'company') return null
  return (
    <IconButton
      label={isSaved ? texts.unsaveNamed(title) : texts.saveNamed(title)}
      icon={<Mark filled={isSaved} />}
      onClick={() => save.mutate(!isSaved)}
      className={ON_CARD}
    />
  )
}

const ON_CARD = 'absolute top-1.5 right-1.5 z-10 print:hidden'

function Mark({ filled = false }: { filled?: boolean }) {
  return (
    <Bookmark
      size={20}
      aria-hidden
      fill={filled ? 'currentColor' : 'none'}
      className={cx('shrink-0', filled && 'text-brand')}
    />
  )
}

/** Leads to the login and back to where the visitor is. */
function useLoginLink() {
  const { pathname, search } = useLocation()
  return { to: to.login, onClick: () => rememberWantedPage(pathname + search) }
}
