import { useState } from 'react'
import { Sheet } from '../ui/Dialog.tsx'
import { FilterActions } from './FilterActions.tsx'
import { FilterFields } from './FilterFields.tsx'
import { filterTexts } from './filterMessages.ts'
import type { FiltersProps } from './filters.ts'
import { texts } from './messages.ts'
import { useOneStep } from './useOneStep.ts'

type FilterSheetProps = FiltersProps & { open: boolean; onClose: () => void }

/** All filters on a phone. They take effect at once, behind the sheet. */
export function FilterSheet({ open, onClose, ...props }: FilterSheetProps) {
  const filters = { ...props, onChange: useOneStep({ open, onChange: props.onChange, onBack: onClose }) }
  const [round, setRound] = useState(0)
  const { total, isStale, inWords } = filters.found
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={texts.filters}
      footer={
        <>
          <FilterActions {...filters} onClear={() => setRound(round + 1)} onShow={onClose} />
          {/* The board's own announcement is hidden behind the sheet. */}
          <output className="sr-only">{!isStale && filterTexts.show(total, inWords)}</output>
        </>
      }
    >
      <div key={round} className="flex flex-col gap-6">
        <FilterFields {...filters} />
      </div>
    </Sheet>
  )
}
