import { hiring } from '@guildhall/contract/hiring/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { useQuery } from '@tanstack/react-query'
import { call, okBody, query } from '../api/client.ts'
import { useJobChange } from '../jobs/api.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import type { ActionableJob } from './jobActions.ts'
import { panelTexts } from './panelMessages.ts'

const ENDPOINTS = { finish: hiring.finishJob, close: hiring.closeJob, delete: posting.deleteJob }

export type Confirmed = keyof typeof ENDPOINTS

type JobConfirmationProps = {
  action: Confirmed
  job: ActionableJob
  applicants: number
  open: boolean
  onClose: () => void
  onSuccess?: () => void
}

/** Says what finishing, closing or deleting a job will do, and to whom. */
export function JobConfirmation({ action, job, applicants, open, onClose, onSuccess }: JobConfirmationProps) {
  const accepted = useAcceptedName(job, open)
  const { mutate, isPending } = useJobChange({ onSuccess, onFinal: onClose })
  const confirm = () => mutate(() => call(ENDPOINTS[action], { params: { id: String(job.id) } }))
  return (
    <ConfirmDialog
      open={open}
      question={panelTexts.actions.questions[action](job.job_title)}
      description={consequenceOf(action, job, applicants, accepted)}
      action={action === 'delete' ? undefined : panelTexts.actions.confirm[action]}
      variant={action === 'finish' ? 'primary' : 'danger'}
      busy={isPending}
      onYes={confirm}
      onNo={onClose}
    />
  )
}

function consequenceOf(action: Confirmed, job: ActionableJob, applicants: number, accepted: string) {
  const { finish, close } = panelTexts.actions.consequences
  if (action === 'delete') return panelTexts.actions.consequences.delete
  if (action === 'finish') return finish(accepted)
  return job.job_status === 'Open' ? close(applicants) : close(applicants, accepted)
}

/** The name of the person accepted for a job in progress, loaded when a dialog about it opens. */
function useAcceptedName({ id, job_status }: ActionableJob, enabled: boolean) {
  const { data } = useQuery({
    ...query(hiring.getApplicants, { params: { id: String(id) }, query: { status: 'Accepted' } }),
    enabled: enabled && job_status === 'In Progress',
  })
  return okBody(data)?.data[0]?.user.name ?? panelTexts.actions.accepted
}
