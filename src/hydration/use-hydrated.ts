import { useEffect, useState } from 'react'

/** Returns false in the HTML and the first render, and true once React handles events. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  return isHydrated
}
