/**
 * Without it, a page whose query gives the same result as before, such as one that was away and is back, is shown 5 s
 * later. Gatsby writes nothing for it, and the request waits for a write until it looks again.
 * It needs the actions `PAGE_QUERY_RUN` and `CLEAR_PENDING_PAGE_DATA_WRITE`, for which `gatsby/dist/utils/get-page-data`
 * waits, and the state `pendingPageDataWrites` (Gatsby 5.16.1).
 */
import type { CreateDevServerArgs } from 'gatsby'

/** Makes requests for data look again after each query that changes nothing. */
export function answerUnchangedResults({
  emitter,
  store,
}: Pick<CreateDevServerArgs, 'emitter' | 'store'>): void {
  emitter.on('PAGE_QUERY_RUN', ({ payload: { path } }: { payload: { path: string } }) => {
    const { pagePaths }: { pagePaths: ReadonlySet<string> } = store.getState().pendingPageDataWrites
    if (!pagePaths.has(path))
      emitter.emit('CLEAR_PENDING_PAGE_DATA_WRITE', { payload: { page: path } })
  })
}
