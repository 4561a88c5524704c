import { Button } from './Button.tsx'
import { fieldTexts } from './fieldMessages.ts'
import { texts } from './messages.ts'

/** The hint of a field whose options failed to load. */
export const optionsFailure = (query: { isError: boolean; refetch: () => unknown }) =>
  query.isError && (
    <span role="alert" className="flex flex-wrap items-center gap-2">
      {fieldTexts.optionsFailed}
      <Button onClick={() => void query.refetch()}>{texts.retry}</Button>
    </span>
  )
