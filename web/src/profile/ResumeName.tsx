import { FileText } from 'lucide-react'

/** The file name of a resume: the last part of its URL. */
export const resumeNameOf = (url: string) => decodeURIComponent(url.slice(url.lastIndexOf('/') + 1))

export function ResumeName({ resume }: { resume: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 font-semibold">
      <FileText size={20} aria-hidden className="shrink-0 text-soft" />
      <span className="truncate">{resumeNameOf(resume)}</span>
    </span>
  )
}
