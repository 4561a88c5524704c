import { RateButton } from '../ratings/api.ts'
import type { ApplicantProps } from './useApplicants.ts'

type RateApplicantProps = ApplicantProps & { variant: 'primary' | 'plain' }

/** The button that rates the accepted person of a finished job. Nothing for any other applicant. */
export const RateApplicant = ({ job, applicant, variant }: RateApplicantProps) =>
  job.job_status === 'Finished' &&
  applicant.application_status === 'Accepted' &&
  applicant.dispute !== 'dropped' &&
  !applicant.is_blocked && (
    <RateButton
      job={{ id: job.id, title: job.job_title }}
      toUserId={applicant.user.id}
      name={applicant.user.name}
      isRated={applicant.is_rated}
      variant={variant}
    />
  )
