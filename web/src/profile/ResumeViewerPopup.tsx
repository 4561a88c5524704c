import { Dialog } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { texts } from './messages.ts'
import type { ResumeQuery } from './resumeQuery.ts'

// The URL of a file is valid for five minutes; that of the link is renewed before.
const RENEW_AFTER_MS = 240_000
/** Parameters for the browser's viewer: no thumbnails, and as wide as the frame. They are not sent to the server. */
const VIEW = '#navpanes=0&view=FitH'

type ResumeViewerProps = { resume: ResumeQuery; open: boolean; onClose: () => void }

export function ResumeViewerPopup({ resume, open, onClose }: ResumeViewerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className="fixed inset-0 z-50 flex flex-col bg-paper text-ink outline-none">
          <Resume query={resume} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Mounted each time that the viewer opens, so that the URL is a new one. */
function Resume({ query }: { query: ResumeQuery }) {
  const { data, error, refetch } = useQuery({
    ...query,
    gcTime: 0,
    refetchInterval: RENEW_AFTER_MS,
  })
  const resume = data && 'resume' in data.body ? data.body : undefined
  return (
    <>
      <header className="flex items-center gap-2 border-b border-line px-4 py-2 md:px-6">
        <Dialog.Title className="min-w-0 flex-1 truncate text-lg font-bold">
          {resume?.name ?? texts.resume.title}
        </Dialog.Title>
        {resume && <DownloadLink url={resume.resume} />}
        <Dialog.Close className="btn btn-ghost">
          <X size={20} aria-hidden />
          {texts.resume.close}
        </Dialog.Close>
      </header>
      <div className="relative mx-auto flex min-h-0 w-full max-w-[760px] flex-1 flex-col">
        {resume ? (
          <Pdf name={resume.name} url={resume.resume} />
        ) : data && 'error' in data.body ? (
          <Message>
            <Notice tone="error">{data.body.error}</Notice>
          </Message>
        ) : error ? (
          <Message>
            <LoadFailure error={error} onRetry={() => void refetch()} />
          </Message>
        ) : (
          <Loading />
        )}
      </div>
    </>
  )
}

/** The browser's viewer. It has no sandbox attribute, which would block the viewer: the file's own headers have one. */
function Pdf({ name, url }: { name: string; url: string }) {
  // A renewed URL would load the file again.
  const [src] = useState(url)
  const [isLoading, setLoading] = useState(true)
  if (navigator.pdfViewerEnabled === false) {
    return (
      <Message>
        <p className="text-soft">{texts.resume.noViewer}</p>
        <div className="flex flex-wrap gap-2">
          <a href={url} target="_blank" rel="noopener" className="btn btn-primary">
            <ExternalLink size={18} aria-hidden />
            {texts.resume.open}
          </a>
          <DownloadLink url={url} />
        </div>
      </Message>
    )
  }
  return (
    <div className="relative flex-1">
      <iframe
        title={name}
        src={`${src}${VIEW}`}
        onLoad={() => setLoading(false)}
        className="absolute inset-0 size-full"
      />
      {isLoading && <Loading />}
    </div>
  )
}

function DownloadLink({ url }: { url: string }) {
  const href = `${url}${url.includes('?') ? '&' : '?'}download=1`
  return (
    <a href={href} download className="btn btn-plain">
      <Download size={18} aria-hidden />
      {texts.resume.download}
    </a>
  )
}

const Message = ({ children }: { children: ReactNode }) => (
  <div className="space-y-4 px-4 py-8">{children}</div>
)

const Loading = () => (
  <div role="status" className="absolute inset-0 grid place-items-center text-brand">
    <Spinner className="size-8" />
    <span className="sr-only">{texts.resume.loading}</span>
  </div>
)
