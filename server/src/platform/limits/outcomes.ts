import type { Refusal } from '@guildhall/contract/endpoint'
import type { Limit } from '@guildhall/contract/limits'
import { Refused } from '../http/refusal.ts'

export type Outcome = { status: number; body: unknown; headers?: Record<string, string> }

/** Whether a call with this outcome counts towards a limit. */
export function isCounted({ counts }: Limit, { status, body }: Outcome) {
  if (!counts) return true
  if (counts === 'failures') return [400, 401, 403].includes(status)
  if (counts === 'forms') return status < 400
  return counts.fieldError in ((body as Partial<Refusal> | undefined)?.errorField ?? {})
}

/** Status and body of a response or a refusal; `unwrap` returns the response or throws the error again. */
export async function outcomeOf(run: () => Promise<Outcome>) {
  try {
    const response = await run()
    return { ...response, unwrap: () => response }
  } catch (error) {
    const rethrow = (): never => {
      throw error
    }
    const { status, body } = error instanceof Refused ? error : { status: 500, body: undefined }
    return { status, body, unwrap: rethrow }
  }
}
