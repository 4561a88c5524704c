import type { ApplicationDetail } from '@guildhall/contract/hiring/endpoints'
import { SENT_FIELDS } from '@guildhall/contract/profile/choices'
import {
  profile as profiles,
  type Profile,
  type SentProfile as Sent,
} from '@guildhall/contract/profile/endpoints'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { okBody, query } from '../api/client.ts'
import { ResumeViewer } from '../profile/api.ts'
import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { UnbrokenDates } from '../ui/UnbrokenDates.tsx'
import { sentTexts } from './panelMessages.ts'
import { CONTACT_FIELDS, linesOf, type SentField } from './sentFields.ts'
import { sentResume } from './sentResume.ts'

type SentProfileProps = { jobId: number; sent: Sent; application: ApplicationDetail }

/** The profile as it was sent. Beside what has changed since stands what the profile says today. */
export function SentProfile({ jobId, sent, application: { user, changed, resume } }: SentProfileProps) {
  const { data, error, refetch } = useQuery({
    ...query(profiles.getProfile, { params: { userId: String(user.id) }, query: { contact: false } }),
    enabled: changed.length > 0,
  })
  const today = okBody(data)
  const shown = SENT_FIELDS.filter((field) => changed.includes(field) || linesOf(sent, field).length > 0)
  return (
    <>
      <p className="text-soft">
        {changed.length === 0 ? sentTexts.unchanged : sentTexts.changed(changed.length)}
      </p>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <dl className="divide-y divide-line border-y border-line">
        {shown.map((field) => (
          <div key={field} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[8.5rem_1fr]">
            <dt className="text-soft">{sentTexts.fields[field]}</dt>
            <dd className={changed.includes(field) ? 'grid gap-x-6 gap-y-3 sm:grid-cols-2' : undefined}>
              {changed.includes(field) ? (
                <>
                  <Version label={sentTexts.sent}>
                    <Lines lines={linesOf(sent, field)} />
                  </Version>
                  <Version label={sentTexts.now}>
                    <Today userId={user.id} profile={today} field={field} />
                  </Version>
                </>
              ) : (
                <Lines lines={linesOf(sent, field)} />
              )}
              {field === 'resume' && resume && <ViewResume jobId={jobId} userId={user.id} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const Version = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <p className="text-sm font-semibold">{label}</p>
    {children}
  </div>
)

type TodayProps = { userId: number; profile: Profile | undefined; field: SentField }

/** Nothing until it is loaded. Contact data is in the profile only, where it counts towards the limit of the day. */
function Today({ userId, profile, field }: TodayProps) {
  if (!CONTACT_FIELDS.includes(field)) return profile && <Lines lines={linesOf(profile, field)} />
  return (
    <Link to={to.profile(userId)} className="link">
      {sentTexts.todaysProfile}
    </Link>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <p className="text-soft">{sentTexts.nothing}</p>
  return lines.map((line, index) => (
    <p key={index} className="whitespace-pre-wrap">
      <UnbrokenDates>{line}</UnbrokenDates>
    </p>
  ))
}

function ViewResume({ jobId, userId }: { jobId: number; userId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} className="mt-1">
        {sentTexts.resume}
      </Button>
      <ResumeViewer resume={sentResume(jobId, userId)} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
