/**
 * Calls back when this program is told to end, or when its parent process is gone: npm passes a signal on to
 * its shell only.
 */
export function whenEnded(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  const parent = process.ppid
  const check = () => {
    if (process.ppid !== parent) end()
  }
  setInterval(check, 500).unref()
}
