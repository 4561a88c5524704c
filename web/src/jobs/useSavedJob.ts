import { jobs } from '@guildhall/contract/jobs/endpoints'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, keyOf, query } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { useAlert } from '../ui/useAlert.ts'
import { changeCards } from './jobCards.ts'
import { saveFailure } from './saveFailure.ts'

const check = (id: number) => query(jobs.checkSavedJob, { params: { id: String(id) } })

/** Whether a personal account has saved the job, asked of the server; `known` is what is shown until it answers. */
export function useIsSaved(id: number, known = false) {
  const isPersonal = useSession()?.userType === 'personal'
  const { data } = useQuery({ ...check(id), enabled: isPersonal })
  return data ? data.status === 302 : known
}

function showSaved(client: QueryClient, id: number, isSaved: boolean) {
  client.setQueryData(
    check(id).queryKey,
    isSaved ? { status: 302, body: {} } : { status: 404, body: { error: '' } },
  )
  changeCards(client, id, { is_saved: isSaved })
}

async function save(id: number, wanted: boolean) {
  const { status, body } = wanted
    ? await call(jobs.saveJob, { body: { id } })
    : await call(jobs.deleteSavedJob, { params: { id: String(id) } })
  if ('error' in body) throw new ApiError({ status, body })
  return body
}

/** Saves the job (true) or removes it (false): shown at once everywhere, and taken back where the server refuses. */
export function useSaveJob(id: number) {
  const client = useQueryClient()
  const alerts = useAlert()
  return useMutation({
    mutationFn: (wanted: boolean) => save(id, wanted),
    // Two quick clicks reach the server in their order.
    scope: { id: `save-job-${id}` },
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey: check(id).queryKey })
      showSaved(client, id, wanted)
    },
    onSuccess: ({ success }) => {
      alerts.show({ severity: 'success', text: success })
      return client.invalidateQueries({ queryKey: keyOf(jobs.getSavedJobs) })
    },
    onError: (error, wanted) => {
      showSaved(client, id, !wanted)
      alerts.show({ severity: 'error', text: saveFailure(error) })
      return client.invalidateQueries({ queryKey: check(id).queryKey })
    },
  })
}
