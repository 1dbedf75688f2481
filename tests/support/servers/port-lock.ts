import { listenAt } from '../../../scripts/form-stub/test-services'

/**
 * Returns a fixture that locks across all workers, because the site has a single form endpoint and
 * tile address. The lock is a listening port, which is free again when its process ends.
 */
export function portLock(port: number) {
  const fixture = async (
    { baseURL }: { baseURL: string | undefined },
    use: (site: string) => Promise<void>,
  ) => {
    let lock = await listenAt(port)
    while (!lock) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      lock = await listenAt(port)
    }
    await use(baseURL ?? '')
    lock.close()
  }
  return [fixture, { timeout: 600_000 }] as const
}
