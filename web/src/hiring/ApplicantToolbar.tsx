import { APPLICANT_SORTS } from '@guildhall/contract/hiring/choices'
import type { Job } from '@guildhall/contract/jobs/endpoints'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Select } from '../ui/Select.tsx'
import { Switch } from '../ui/Switch.tsx'
import type { ApplicantFilters } from './applicantFilters.ts'
import { texts } from './messages.ts'

const SORTS = APPLICANT_SORTS.map((value) => ({ value, label: texts.panel.sorts[value] }))

type ApplicantToolbarProps = {
  job: Pick<Job, 'jobskills'>
  filters: ApplicantFilters
  hrefOf: (filters: ApplicantFilters) => string
}

/** The filters that are not a status, and the order. Each takes effect at once and returns to the first page. */
export function ApplicantToolbar({ job, filters, hrefOf }: ApplicantToolbarProps) {
  const navigate = useNavigate()
  const { skill, shortlisted, sort = 'newest' } = filters
  const change = (next: ApplicantFilters) => void navigate(hrefOf({ ...filters, ...next }))
  // A link may ask for a skill that the job doesn't.
  const skills = new Set([...job.jobskills.map((one) => one.skill.skill_name), ...(skill ? [skill] : [])])

  return (
    <fieldset
      aria-label={texts.panel.filters}
      className="grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:flex sm:flex-wrap"
    >
      <Labelled label={texts.panel.skill} className="sm:w-52">
        <Select
          options={[...skills].map((name) => ({ value: name, label: name }))}
          placeholder={texts.panel.anySkill}
          value={skill ?? ''}
          onChange={({ target }) => change({ skill: target.value || undefined })}
        />
      </Labelled>
      <Labelled label={texts.panel.sort} className="sm:w-56">
        <Select
          options={SORTS}
          value={sort}
          onChange={({ target }) => {
            const next = APPLICANT_SORTS.find((one) => one === target.value)
            change({ sort: next === 'newest' ? undefined : next })
          }}
        />
      </Labelled>
      <Switch
        label={texts.panel.onlyShortlisted}
        checked={shortlisted !== undefined}
        onChange={(checked) => change({ shortlisted: checked ? 'true' : undefined })}
      />
    </fieldset>
  )
}

/** Without a Field, which would bring the code of forms. */
const Labelled = ({
  label,
  className,
  children,
}: {
  label: string
  className: string
  children: ReactNode
}) => (
  <label className={className}>
    <span className="mb-1.5 block font-semibold">{label}</span>
    {children}
  </label>
)
