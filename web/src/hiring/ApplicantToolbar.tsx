import type { Job } from '@guildhall/contract/jobs/endpoints'
import { useNavigate } from 'react-router'
import { Link } from '../ui/Link.tsx'
import { Select } from '../ui/Select.tsx'
import { Switch } from '../ui/Switch.tsx'
import { type ApplicantFilters, DEFAULT_SORT } from './applicantFilters.ts'
import { panelTexts } from './panelMessages.ts'

const SORTS = (['match', 'newest', 'waiting'] as const).map((value) => ({
  value,
  label: panelTexts.sorts[value],
}))

type ApplicantToolbarProps = {
  job: Pick<Job, 'jobskills'>
  filters: ApplicantFilters
  newCount: number
  hrefOf: (filters: ApplicantFilters) => string
}

/** The filters that are not a status, and the order. Each takes effect at once and returns to the first page. */
export function ApplicantToolbar({ job, filters, newCount, hrefOf }: ApplicantToolbarProps) {
  const navigate = useNavigate()
  const { skill, shortlisted, sort = DEFAULT_SORT } = filters
  const change = (next: ApplicantFilters) => void navigate(hrefOf({ ...filters, ...next }))
  // A link may ask for a skill that the job doesn't.
  const skills = new Set([...job.jobskills.map((one) => one.skill.skill_name), ...(skill ? [skill] : [])])

  return (
    <fieldset
      aria-label={panelTexts.filters}
      className="grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap sm:gap-x-4"
    >
      <Select
        aria-label={panelTexts.skill}
        options={[...skills].map((name) => ({ value: name, label: name }))}
        placeholder={panelTexts.anySkill}
        value={skill ?? ''}
        onChange={({ target }) => change({ skill: target.value || undefined })}
        className="sm:w-48"
      />
      <Select
        aria-label={panelTexts.sort}
        options={SORTS}
        value={sort}
        onChange={({ target }) => {
          const next = SORTS.find(({ value }) => value === target.value)?.value
          change({ sort: next === DEFAULT_SORT ? undefined : next })
        }}
        className="sm:w-56"
      />
      <Switch
        label={panelTexts.onlyShortlisted}
        checked={shortlisted !== undefined}
        onChange={(checked) => change({ shortlisted: checked ? 'true' : undefined })}
      />
      {/* Wherever the order puts them, and whatever the filters hide. Last, so that it moves nothing. */}
      {newCount > 0 && (
        <Link
          to={hrefOf({ sort: 'newest' })}
          className="link inline-flex min-h-11 items-center justify-self-end sm:ml-auto"
        >
          {panelTexts.newApplicants(newCount)}
        </Link>
      )}
    </fieldset>
  )
}
