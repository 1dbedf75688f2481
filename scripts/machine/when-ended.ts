/**
 * Calls back when this program is told to end, or when the one that has started it is gone: npm passes a
 * signal on to its shell only.
 */
export function whenEnded(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  const starter = process.ppid
  const look = () => {
    if (process.ppid !== starter) end()
  }
  setInterval(look, 500).unref()
}
