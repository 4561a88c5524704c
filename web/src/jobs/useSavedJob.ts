import { jobs } from '@guildhall/contract/jobs/endpoints'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { successOf } from '../api/change.ts'
import { call, keyOf, query } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { useAlert } from '../ui/useAlert.ts'
import { changeCards } from './changeCards.ts'
import { JOB_LISTS } from './jobCards.ts'
import { saveErrorMessage } from './saveAtLogin.ts'

const savedQuery = (id: number) => query(jobs.checkSavedJob, { params: { id: String(id) } })

/** Whether a personal account has saved the job. `initial` is the value until the server responds. */
export function useIsSaved(id: number, initial = false) {
  const isPersonal = useSession()?.userType === 'personal'
  const { data } = useQuery({ ...savedQuery(id), enabled: isPersonal })
  return data ? data.status === 302 : initial
}

function setSaved(client: QueryClient, id: number, isSaved: boolean) {
  client.setQueryData(
    savedQuery(id).queryKey,
    isSaved ? { status: 302, body: {} } : { status: 404, body: { error: '' } },
  )
  changeCards(client, id, { is_saved: isSaved })
}

const requestSave = async (id: number, isSaved: boolean) =>
  successOf(
    isSaved
      ? await call(jobs.saveJob, { body: { id } })
      : await call(jobs.deleteSavedJob, { params: { id: String(id) } }),
  )

/** Saves the job (true) or removes it (false). The update is optimistic and is rolled back on an error. */
export function useSaveJob(id: number) {
  const client = useQueryClient()
  const alerts = useAlert()
  return useMutation({
    mutationFn: (isSaved: boolean) => requestSave(id, isSaved),
    // Two quick clicks reach the server in order.
    scope: { id: `save-job-${id}` },
    onMutate: async (isSaved) => {
      // What was asked before would arrive later.
      await Promise.all([
        client.cancelQueries({ queryKey: savedQuery(id).queryKey }),
        client.cancelQueries(JOB_LISTS),
      ])
      setSaved(client, id, isSaved)
    },
    onSuccess: ({ success }) => {
      alerts.show({ severity: 'success', text: success })
      return client.invalidateQueries({ queryKey: keyOf(jobs.getSavedJobs) })
    },
    onError: (error, isSaved) => {
      setSaved(client, id, !isSaved)
      alerts.show({ severity: 'error', text: saveErrorMessage(error) })
      return client.invalidateQueries({ queryKey: savedQuery(id).queryKey })
    },
  })
}
