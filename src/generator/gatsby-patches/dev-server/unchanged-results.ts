/**
 * Without this patch, a page with an unchanged query result (for example a restored page) appears 5 s late: Gatsby
 * writes no page data for it, but the request waits for a write until a timeout.
 * It needs the actions `PAGE_QUERY_RUN` and `CLEAR_PENDING_PAGE_DATA_WRITE` in `gatsby/dist/utils/get-page-data`, and
 * the state `pendingPageDataWrites` (5.16.1).
 */
import type { CreateDevServerArgs } from 'gatsby'

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
