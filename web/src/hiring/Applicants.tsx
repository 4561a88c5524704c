import type { Job } from '@guildhall/contract/jobs/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { statusOf, useToday } from '../jobs/api.ts'
import { ShareJob } from '../posting/api.ts'
import { to } from '../to.ts'
import { cx } from '../ui/cx.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { AcceptDialog, type AcceptQuestion } from './AcceptApplicant.tsx'
import { ApplicantControls } from './ApplicantControls.tsx'
import { type ApplicantFilters, useApplicantFilters } from './applicantFilters.ts'
import { ApplicantPane } from './ApplicantPane.tsx'
import { ApplicantRow, ROW_HEIGHT } from './ApplicantRow.tsx'
import { panelTexts } from './panelMessages.ts'
import { useApplicants } from './useApplicants.ts'
import { useSeenOnLeave } from './useSeenOnLeave.ts'
import { useSelection } from './useSelection.ts'

/** The applicants for one of the company's jobs, filtered and sorted by the URL, and the one who is selected. */
export function Applicants({ job }: { job: Job }) {
  const filters = useApplicantFilters()
  const applicants = useApplicants(job.id, filters)
  const { items = [], counts, newCount = 0 } = applicants.data ?? {}
  const { isSplit, openedId, shownId, hrefOf, linkTo, show, pane } = useSelection(applicants)
  useSeenOnLeave(
    job.id,
    items.flatMap((one) => (one.application_status !== 'Withdrawn' && one.is_new ? [one.user.id] : [])),
    newCount,
  )

  const [question, setQuestion] = useState<AcceptQuestion>()
  const [isAsking, setAsking] = useState(false)
  function onAccept(next: AcceptQuestion) {
    setQuestion(next)
    setAsking(true)
  }

  const expected = expectedRows(job)
  const isListEmpty = (applicants.data?.total ?? expected) === 0 || applicants.error !== null
  const hasPane = shownId !== undefined || (isSplit && !isListEmpty)
  const isOpened = openedId !== null
  const place = items.findIndex(({ user }) => user.id === shownId)
  function hrefAt(index: number) {
    const neighbor = place < 0 ? undefined : items[index]
    return neighbor && hrefOf(neighbor.user.id)
  }
  return (
    <section aria-labelledby="applicants" className="space-y-4">
      <h2 id="applicants" className="sr-only">
        {panelTexts.applicants}
      </h2>
      <div className={cx('space-y-4', isOpened && 'max-[900px]:hidden')}>
        {(counts || (expected > 0 && !applicants.error)) && (
          <ApplicantControls {...{ job, filters, counts, newCount }} />
        )}
      </div>
      <div
        className={cx(
          'min-[900px]:grid min-[900px]:items-start min-[900px]:gap-x-5',
          hasPane && 'min-[900px]:grid-cols-[360px_minmax(0,1fr)]',
        )}
      >
        <div className={cx(isOpened && 'max-[900px]:hidden')}>
          <PagedList
            query={applicants}
            pageSize={PAGE_SIZE.applicants}
            label={panelTexts.applicants}
            className="space-y-2"
            // If no applicants are expected, one placeholder as tall as NoApplicants.
            skeleton={
              <SkeletonList
                count={expected || 1}
                layout="flex flex-col gap-2"
                className={expected > 0 ? ROW_HEIGHT : 'h-57'}
              />
            }
            empty={<NoApplicants job={job} filters={filters} withdrawn={counts?.Withdrawn ?? 0} />}
          >
            {(applicant) => (
              <ApplicantRow
                key={applicant.user.id}
                {...{ job, applicant, onAccept }}
                selected={applicant.user.id === shownId}
                link={linkTo(applicant.user.id)}
              />
            )}
          </PagedList>
        </div>
        {hasPane && (
          <ApplicantPane
            ref={pane}
            {...{ job, onAccept }}
            userId={shownId}
            applicant={applicants.data && (items.find(({ user }) => user.id === shownId) ?? null)}
            listUrl={hrefOf()}
            previous={hrefAt(place - 1)}
            next={hrefAt(place + 1)}
          />
        )}
      </div>
      <AcceptDialog
        {...{ job, question }}
        open={isAsking}
        onClose={() => setAsking(false)}
        onAccepted={show}
        undecided={counts?.Applied ?? 0}
      />
    </section>
  )
}

/** As many as the list has without filters. */
const expectedRows = ({ figures }: Job) => Math.min(figures?.applicants ?? 0, PAGE_SIZE.applicants)

type NoApplicantsProps = { job: Job; filters: ApplicantFilters; withdrawn: number }

function NoApplicants({ job, filters: { sort, ...filters }, withdrawn }: NoApplicantsProps) {
  const today = useToday()
  const { status, skill, shortlisted } = filters
  const { nobodyApplied, extendHint, backToJobs, showAll } = panelTexts
  if (!status && !skill && !shortlisted) {
    const noApplicants = withdrawn ? panelTexts.allWithdrawn : panelTexts.noApplicants
    const isOpen = statusOf(job, today) === 'Open'
    const action = isOpen ? (
      <div className="flex flex-wrap justify-center gap-2">
        <ShareJob job={job} />
        <LinkButton to={to.users({ search: job.jobskills[0]?.skill.skill_name })}>
          {panelTexts.findCandidates}
        </LinkButton>
      </div>
    ) : (
      <LinkButton to={to.companyPanel('jobs')}>{backToJobs}</LinkButton>
    )
    const ended = job.job_status === 'Open' ? extendHint : nobodyApplied
    const text = isOpen ? `${noApplicants} ${panelTexts.shareHint}` : withdrawn ? noApplicants : ended
    return <EmptyState icon={Users} text={text} action={action} />
  }
  return (
    <EmptyState
      icon={Users}
      text={noneFoundText(filters)}
      action={<LinkButton to={to.jobDetailPanel(job.id, { sort })}>{showAll}</LinkButton>}
    />
  )
}

function noneFoundText({ status, skill, shortlisted }: ApplicantFilters) {
  if (status && !skill && !shortlisted) return panelTexts.noneWithStatus(status)
  if (shortlisted && !status && !skill) return panelTexts.noneShortlisted
  return panelTexts.noneFound
}
