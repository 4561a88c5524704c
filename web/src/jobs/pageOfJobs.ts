import type { Refusal } from '@guildhall/contract/endpoint'
import { ApiError } from '../api/client.ts'
import type { Page } from '../ui/PagedList.tsx'

type JobsAnswer<Item> =
  | { status: 200; body: { data: Item[]; total_job: number } }
  | { status: 400 | 404; body: Refusal }

export function pageOfJobs<Item>(answer: JobsAnswer<Item>): Page<Item> {
  if (answer.status !== 200) throw new ApiError(answer)
  return { items: answer.body.data, total: answer.body.total_job }
}
