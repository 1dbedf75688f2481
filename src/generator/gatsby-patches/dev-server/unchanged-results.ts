/**
 * Answers a request for a page's data as soon as its query has run, also when the result is the same as
 * before. Gatsby then writes nothing, and the request waits for a write until it looks again after 5 s.
 *
 * Internal: the actions `PAGE_QUERY_RUN` and `CLEAR_PENDING_PAGE_DATA_WRITE`, for which
 * `gatsby/dist/utils/get-page-data` waits, and the state `pendingPageDataWrites` (Gatsby 5.16.1).
 * Gain: a page that was away and is back, or depends on something that changed without changing the page, is
 * on the screen 5 s earlier.
 * When it is gone: such a page takes 5 s.
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
