import { panelTexts } from './panelMessages.ts'

type MatchProps = { matching: number; asked: number }

/** How many of the job's skills an applicant has, in words beside a bar. */
export const SkillMatch = ({ matching, asked }: MatchProps) => (
  <span className="flex items-center gap-2 text-sm tabular-nums">
    <MatchBar {...{ matching, asked }} />
    {panelTexts.skillsOf(matching, asked)}
  </span>
)

/** SVG attributes set its width, because the CSP forbids style attributes. */
export const MatchBar = ({ matching, asked }: MatchProps) => (
  <svg aria-hidden className="h-1.5 w-20 shrink-0 overflow-hidden rounded-full bg-sunk text-brand">
    <rect width={`${asked ? (100 * matching) / asked : 0}%`} height="100%" rx="3" fill="currentColor" />
  </svg>
)
