import { RESUME_ERRORS } from '@guildhall/contract/fileErrors'
import { profile } from '@guildhall/contract/profile/endpoints'
import { MAX } from '@guildhall/contract/sizes'
import { CircleAlert, FileUp } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { findFileError } from './chosenFile.ts'
import { texts } from './messages.ts'
import { useOpenForm } from './openForms.ts'
import { UploadProgress } from './UploadProgress.tsx'
import { useProfileChanged } from './useProfileChanged.ts'
import { useUpload } from './useUpload.ts'

const ENDPOINT = profile.saveResume

/** Chooses and uploads a resume. A file that failed to upload stays chosen, to be sent again. */
export function ResumeUpload({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File>()
  const [fileError, setFileError] = useState<string>()
  const profileChanged = useProfileChanged()
  const upload = useUpload(ENDPOINT, {
    reload: () => profileChanged({ completion: true }),
    onSaved: onClose,
  })
  useOpenForm()

  const send = (chosen: File) =>
    upload.start({ body: { name: chosen.name.slice(-MAX.fileName) }, file: chosen })

  async function choose(chosen: File | undefined) {
    if (!chosen) return
    upload.cancel()
    const error = await findFileError(chosen, ENDPOINT.file, RESUME_ERRORS.type)
    setFile(error ? undefined : chosen)
    setFileError(error)
    if (!error) send(chosen)
  }

  return (
    <div className="space-y-3">
      <DropZone
        chosen={file?.name}
        fileError={fileError}
        serverError={upload.error?.message}
        onChoose={(chosen) => void choose(chosen)}
      />
      {file && upload.isSending && (
        <UploadProgress label={texts.resume.progress(file.name)} sent={upload.sent} />
      )}
      <div className="flex flex-wrap gap-2">
        {file && (
          <Button
            variant="primary"
            onClick={() => send(file)}
            busy={upload.isSending}
            busyText={texts.upload.sending}
          >
            {upload.error ? texts.upload.retry : texts.upload.start}
          </Button>
        )}
        <Button onClick={upload.isSending ? upload.cancel : onClose}>{texts.upload.cancel}</Button>
      </div>
    </div>
  )
}

type DropZoneProps = {
  /** The name of the chosen file. */
  chosen?: string
  /** Why the chosen file can't be sent. */
  fileError?: string
  /** Why sending it failed, which an alert has announced. */
  serverError?: string
  onChoose: (file: File | undefined) => void
}

/** The input covers the whole box, and browsers accept a file that is dropped on an input. */
function DropZone({ chosen, fileError, serverError, onChoose }: DropZoneProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // The button that opened the box is gone.
  useEffect(() => input.current?.focus(), [])
  const error = fileError ?? serverError

  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // Otherwise choosing the same file again, once it is repaired, would not be a change.
    currentTarget.value = ''
    onChoose(file)
  }

  return (
    <div>
      <div className="field relative flex flex-col items-center gap-1 px-4 py-6 text-center">
        <FileUp size={24} aria-hidden className="text-soft" />
        <label htmlFor={id} className="font-semibold">
          {texts.resume.choose}
        </label>
        <p id={`${id}-hint`} className="text-sm break-all text-soft">
          {chosen ?? texts.resume.hint}
        </p>
        <input
          ref={input}
          id={id}
          type="file"
          accept={ENDPOINT.file.types.join()}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={change}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
      {error && (
        <p
          id={`${id}-error`}
          role={fileError && 'alert'}
          className="mt-1.5 flex gap-1.5 text-sm font-medium text-bad"
        >
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
