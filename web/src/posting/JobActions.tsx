import {
  CalendarPlus,
  ChevronDown,
  CircleCheck,
  CircleX,
  Copy,
  EllipsisVertical,
  Pencil,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { to } from '../to.ts'
import { lazyOnceOpen } from '../ui/lazyPart.tsx'
import { Menu } from '../ui/Menu.tsx'
import { type Confirmed, JobConfirmation } from './JobConfirmation.tsx'
import { type ActionableJob, actionsOf, type JobAction } from './jobActions.ts'
import { panelTexts } from './panelMessages.ts'

const ExtendDialog = lazyOnceOpen(() => import('./ExtendDialog.tsx').then((part) => part.ExtendDialog))

const ICONS = {
  edit: Pencil,
  extend: CalendarPlus,
  finish: CircleCheck,
  close: CircleX,
  relist: Copy,
  delete: Trash2,
}

const PAGES: { [action in JobAction]?: (jobId: number) => string } = {
  edit: to.editJob,
  relist: to.relistJob,
}

const CONFIRMED: readonly Confirmed[] = ['finish', 'close', 'delete']

type JobActionsProps = {
  job: ActionableJob
  /** How many people have applied and not withdrawn. */
  applicants: number
  /** Shows the button with a text, where it stands alone. */
  labelled?: boolean
  /** Called before the lists reload, to leave a page that the job no longer has. */
  onDeleted?: () => void
}

/** The menu of what the company can do with one of its jobs, and the dialogs of these actions. */
export function JobActions({ job, applicants, labelled, onDeleted }: JobActionsProps) {
  const [chosen, setChosen] = useState<JobAction>()
  const close = () => setChosen(undefined)
  const items = actionsOf(job.job_status, applicants).map((action) => {
    const Icon = ICONS[action]
    const page = PAGES[action]
    return {
      label: panelTexts.actions.names[action],
      icon: <Icon size={18} aria-hidden />,
      danger: action === 'delete' || action === 'close',
      ...(page ? { to: page(job.id) } : { onSelect: () => setChosen(action) }),
    }
  })
  return (
    <>
      <Menu
        label={labelled ? job.job_title : panelTexts.actions.of(job.job_title)}
        trigger={labelled ? <Labelled /> : <EllipsisVertical size={20} aria-hidden />}
        className={labelled ? 'btn btn-plain' : undefined}
        items={items}
      />
      <ExtendDialog job={job} open={chosen === 'extend'} onClose={close} />
      {CONFIRMED.map((action) => (
        <JobConfirmation
          key={action}
          {...{ action, job, applicants }}
          open={chosen === action}
          onClose={close}
          onSuccess={action === 'delete' ? onDeleted : undefined}
        />
      ))}
    </>
  )
}

function Labelled() {
  return (
    <>
      {panelTexts.actions.manage}
      <ChevronDown size={18} aria-hidden />
    </>
  )
}
