import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { jobTexts as texts } from './messages.ts'
import { LABEL, ON_CARD, ON_PAGE, type Saveable, SaveIcon } from './SaveIcon.tsx'
import { saveTexts } from './saveMessages.ts'
import { useIsSaved, useSaveJob } from './useSavedJob.ts'

/** The button on a job's page that saves the job or removes it. */
export function SaveToggle({ job }: Saveable) {
  const isSaved = useIsSaved(job.id, job.is_saved)
  const save = useSaveJob(job.id)
  return (
    <Button
      icon={<SaveIcon filled={isSaved} />}
      title={isSaved ? saveTexts.unsaveJob : saveTexts.saveJob}
      onClick={() => save.mutate(!isSaved)}
      className={ON_PAGE}
    >
      <span className={LABEL}>{isSaved ? texts.saved : texts.save}</span>
    </Button>
  )
}

export function SaveToggleOnCard({ job }: Saveable) {
  const save = useSaveJob(job.id)
  const { job_title: title, is_saved: isSaved = false } = job
  return (
    <IconButton
      label={isSaved ? saveTexts.unsaveNamed(title) : saveTexts.saveNamed(title)}
      icon={<SaveIcon filled={isSaved} />}
      onClick={() => save.mutate(!isSaved)}
      className={ON_CARD}
    />
  )
}
