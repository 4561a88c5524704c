import { useNavigate } from 'react-router'
import { to } from '../to.ts'
import { Card } from '../ui/Card.tsx'
import { AddJobForm } from './AddJobForm.tsx'
import { texts } from './messages.ts'

/** Posts a job and then opens the panel of that job. */
export function AddJobPage() {
  const navigate = useNavigate()
  return (
    <div className="mx-auto w-full max-w-[720px] px-4 py-6 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="mt-2 mb-6 text-soft">{texts.intro}</p>
      <Card className="p-(--footer-bleed) [--footer-bleed:20px] [--footer-bottom:var(--bottom-bar)] sm:[--footer-bleed:32px]">
        <AddJobForm type="add-job-page" onPosted={(id) => navigate(to.jobDetailPanel(id))} />
      </Card>
    </div>
  )
}
