import { useSession } from '../api/session.ts'
import { intentOf } from '../shell/intent.ts'
import { to } from '../to.ts'
import { cx } from '../ui/cx.ts'
import { IconLink } from '../ui/IconLink.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { jobTexts as texts } from './messages.ts'
import { LABEL, ON_CARD, ON_PAGE, type Saveable, SaveIcon } from './SaveIcon.tsx'

// Loaded lazily, because only candidates need it and most viewers are visitors.
const SaveToggleOnCard = lazyPart(
  () => import('./SaveToggle.tsx').then((part) => part.SaveToggleOnCard),
  ({ job }) => (
    <span aria-hidden className={cx('btn btn-ghost w-11 px-0', ON_CARD)}>
      <SaveIcon filled={job.is_saved} />
    </span>
  ),
)
const SaveToggle = lazyPart(
  () => import('./SaveToggle.tsx').then((part) => part.SaveToggle),
  ({ job }) => (
    <span aria-hidden className={cx('btn btn-plain', ON_PAGE)}>
      <SaveIcon filled={job.is_saved} />
      <span className={LABEL}>{job.is_saved ? texts.saved : texts.save}</span>
    </span>
  ),
)

/** The button that saves a job from its page. Visitors log in first; companies don't save jobs. */
export function SaveButton({ job }: Saveable) {
  const session = useSession()

  if (!session) {
    return (
      <LinkButton {...loginToSave(job)} title={texts.logInToSave} icon={<SaveIcon />} className={ON_PAGE}>
        <span className={LABEL}>{texts.save}</span>
      </LinkButton>
    )
  }
  if (session.userType === 'company') return null
  return <SaveToggle job={job} />
}

/** The bookmark on a card. */
export function SaveButtonOnCard({ job }: Saveable) {
  const session = useSession()

  if (!session) {
    const label = texts.logInToSaveNamed(job.job_title)
    return <IconLink {...loginToSave(job)} label={label} icon={<SaveIcon />} className={ON_CARD} />
  }
  if (session.userType === 'company') return null
  return <SaveToggleOnCard job={job} />
}

/** The login then saves the job and opens it. */
const loginToSave = ({ id, job_title }: Saveable['job']) => ({
  to: to.login,
  ...intentOf('save', to.jobs(id), job_title),
})
