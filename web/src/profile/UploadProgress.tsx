import { texts } from './messages.ts'

/** How much of a file is sent, 0 to 1. Once all of it is, the server checks it. */
export function UploadProgress({ label, sent }: { label: string; sent: number }) {
  const isSent = sent >= 1
  return (
    <div>
      <p className="truncate text-sm text-soft">{isSent ? texts.upload.checking : label}</p>
      <progress aria-label={label} value={isSent ? undefined : sent} className="block h-2.5 w-full" />
    </div>
  )
}
