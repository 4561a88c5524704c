import { Printer } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'
import { pageTexts as texts } from './pageMessages.ts'

/** Prints the page; on a desktop only. */
export const PrintButton = () => (
  <IconButton
    label={texts.print}
    icon={<Printer size={20} aria-hidden />}
    onClick={() => window.print()}
    className="max-lg:hidden"
  />
)
