import { CircleAlert } from 'lucide-react'

/** Why the last save of a form failed, where an alert would be too much. Screen readers announce it. */
export const FailureLine = ({ text }: { text: string | undefined }) => (
  <div role="status" className="text-sm">
    {text && (
      <p className="mt-2 flex gap-1.5 font-medium text-bad">
        <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
        {text}
      </p>
    )}
  </div>
)
