import { to } from '../to.ts'
import { Link } from '../ui/Link.tsx'
import { goneTexts as texts } from './goneMessages.ts'

/** In place of the job that a URL names, and that is not there. */
export const GoneJob = () => (
  <>
    <p className="text-soft">{texts.gone}</p>
    <Link to={to.home} className="link inline-flex min-h-11 items-center">
      {texts.showAll}
    </Link>
  </>
)
