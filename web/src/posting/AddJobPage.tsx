import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { to } from '../to.ts'
import { FormCard } from '../ui/FormCard.tsx'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { AddJobForm } from './AddJobForm.tsx'
import { texts } from './messages.ts'
import { PostedJobForm } from './PostedJobForm.tsx'

/** Posts a job, edits one (?edit=) or posts an old one again (?relist=), and then opens the panel of that job. */
export function AddJobPage() {
  const navigate = useNavigate()
  const params = useSearchParams()
  const openPanel = ({ id }: { id: number }) => navigate(to.jobDetailPanel(id))
  for (const action of ['edit', 'relist'] as const) {
    const id = params.get(action)
    if (id !== null) {
      return (
        <Page {...texts[action]}>
          <PostedJobForm key={`${action} ${id}`} {...{ action, id }} onDone={openPanel} />
        </Page>
      )
    }
  }
  return (
    <Page {...texts}>
      <AddJobForm type="add-job-page" onPosted={openPanel} />
    </Page>
  )
}

function Page({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-[720px] px-4 py-6 sm:py-10">
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="mt-2 mb-6 text-soft">{intro}</p>
      <FormCard>{children}</FormCard>
    </div>
  )
}
