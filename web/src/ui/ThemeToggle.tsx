import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { themeTexts } from './themeMessages.ts'
import { type Theme, useTheme } from './theme.ts'

const THEMES: [Theme, LucideIcon][] = [
  ['light', Sun],
  ['dark', Moon],
  ['system', Monitor],
]

/** The choice of light, dark or the device setting, stored in this browser. */
export function ThemeToggle() {
  const [theme, setTheme] = useTheme()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{themeTexts.theme}</legend>
      <div className="inline-flex rounded-control border border-line bg-sunk p-0.5">
        {THEMES.map(([value, Icon]) => (
          <label
            key={value}
            title={themeTexts.themes[value]}
            className="grid size-11 cursor-pointer place-items-center rounded-lg text-soft transition-colors duration-150 hover:text-ink has-checked:bg-card has-checked:text-brand has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              checked={theme === value}
              onChange={() => setTheme(value)}
              className="sr-only"
            />
            <Icon size={18} aria-hidden />
            <span className="sr-only">{themeTexts.themes[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
