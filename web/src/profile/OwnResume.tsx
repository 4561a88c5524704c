import { type Profile, profile } from '@guildhall/contract/profile/endpoints'
import { useMutation } from '@tanstack/react-query'
import { Ellipsis, FilePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiError, call } from '../api/client.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Menu } from '../ui/Menu.tsx'
import { useAlert } from '../ui/useAlert.ts'
import { texts } from './messages.ts'
import { ResumeName } from './ResumeName.tsx'
import { ResumeUpload } from './ResumeUpload.tsx'
import { resumeOf } from './resumeQuery.ts'
import { ResumeViewer } from './ResumeViewer.tsx'
import { useOpensForm } from './useOpensForm.ts'
import { useProfileChanged } from './useProfileChanged.ts'

type OwnResumeProps = { profile: Pick<Profile, 'id' | 'resume'> }

/** The resume as its owner sees it, who adds, views, changes and deletes it here. */
export function OwnResume({ profile: { id, resume } }: OwnResumeProps) {
  const [mode, setMode] = useState<'shown' | 'uploading' | 'viewing' | 'deleting'>('shown')
  const box = useRef<HTMLDivElement>(null)
  const close = () => setMode('shown')
  useOpensForm('resume', () => {
    if (resume === null) setMode('uploading')
  })

  /** The element that had the focus is removed. */
  function closeUpload() {
    close()
    box.current?.focus()
  }

  const items = [
    { label: texts.resume.view, onSelect: () => setMode('viewing') },
    { label: texts.resume.change, onSelect: () => setMode('uploading') },
    { label: texts.resume.delete, onSelect: () => setMode('deleting'), danger: true },
  ]
  return (
    <div ref={box} tabIndex={-1} className="relative outline-none">
      {mode === 'uploading' ? (
        <ResumeUpload onClose={closeUpload} />
      ) : resume === null ? (
        <Button icon={<FilePlus size={18} aria-hidden />} onClick={() => setMode('uploading')}>
          {texts.resume.add}
        </Button>
      ) : (
        <div className="flex min-h-11 items-center justify-between gap-2">
          <ResumeName resume={resume} />
          <Menu label={texts.resume.more} trigger={<Ellipsis size={20} aria-hidden />} items={items} />
        </div>
      )}
      <ResumeViewer resume={resumeOf(id)} open={mode === 'viewing'} onClose={close} />
      <DeleteQuestion open={mode === 'deleting'} onClose={close} onDeleted={closeUpload} />
    </div>
  )
}

type DeleteQuestionProps = { open: boolean; onClose: () => void; onDeleted: () => void }

function DeleteQuestion({ open, onClose, onDeleted }: DeleteQuestionProps) {
  const alerts = useAlert()
  const profileChanged = useProfileChanged()
  const remove = useMutation({
    mutationFn: async () => {
      const response = await call(profile.deleteResume, {})
      if (response.status !== 200) throw new ApiError(response)
      return response.body
    },
    onSuccess: ({ success }) => alerts.show({ severity: 'success', text: success }),
    onError: (error) => alerts.show({ severity: 'error', text: error.message }),
    // Also after a failure: it may have been deleted in another tab.
    onSettled: async () => {
      await profileChanged({ completion: true })
      onDeleted()
    },
  })
  return (
    <ConfirmDialog
      open={open}
      question={texts.resume.deleteQuestion}
      onYes={() => remove.mutate()}
      onNo={onClose}
      busy={remove.isPending}
      busyText={texts.resume.deleting}
    />
  )
}
