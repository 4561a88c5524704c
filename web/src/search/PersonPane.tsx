import { PersonDetail, PersonDetailSkeleton } from '../profile/api.ts'
import { type PaneProps, PaneFrame } from './PaneFrame.tsx'
import { peopleTexts as texts } from './peopleMessages.ts'

/** The selected person beside the list. */
export const PersonPane = ({ id, ref, onEscape }: PaneProps) => (
  <PaneFrame {...{ id, ref, onEscape }} label={texts.detail}>
    {id === undefined ? (
      <div className="py-8">
        <PersonDetailSkeleton />
      </div>
    ) : (
      <PersonDetail userId={id} />
    )}
  </PaneFrame>
)
