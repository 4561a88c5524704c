import { useLocation } from 'react-router'
import { useSession } from '../api/session.ts'
import { rememberWantedPage } from '../shell/wantedPage.ts'
import { to } from '../to.ts'
import { IconLink } from '../ui/IconLink.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { jobTexts as texts } from './messages.ts'
import { ON_CARD, type Saveable, SaveMark } from './SaveMark.tsx'

// Only candidates need it, and most who come are visitors.
const load = () => import('./SaveToggle.tsx')
const SaveToggleOnCard = lazyPart(() => load().then((part) => part.SaveToggleOnCard))
const SaveToggle = lazyPart(
  () => load().then((part) => part.SaveToggle),
  ({ job }) => (
    <span aria-hidden className="btn btn-plain invisible">
      <SaveMark />
      {job.is_saved ? texts.saved : texts.save}
    </span>
  ),
)

/** Saves a job from its page. Visitors log in first; companies do not save jobs. */
export function SaveButton({ job }: Saveable) {
  const session = useSession()
  const login = useLoginLink()

  if (!session) {
    return (
      <LinkButton {...login} title={texts.signInToSave} icon={<SaveMark />}>
        {texts.save}
      </LinkButton>
    )
  }
  if (session.userType === 'company') return null
  return <SaveToggle job={job} />
}

/** The bookmark of a card. */
export function SaveButtonOnCard({ job }: Saveable) {
  const session = useSession()
  const login = useLoginLink()

  if (!session) {
    const label = texts.signInToSaveNamed(job.job_title)
    return <IconLink {...login} label={label} icon={<SaveMark />} className={ON_CARD} />
  }
  if (session.userType === 'company') return null
  return <SaveToggleOnCard job={job} />
}

/** Leads to the login and back to where the visitor is. */
function useLoginLink() {
  const { pathname, search } = useLocation()
  return { to: to.login, onClick: () => rememberWantedPage(pathname + search) }
}
