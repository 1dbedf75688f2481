import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Singleton } from '../collections/queried'
import { tilesOf } from '../contact/map-tiles'
import type { OpenMap } from './leaflet-map'

interface MapOnPage {
  /** Where the map will be. */
  element: RefObject<HTMLDivElement | null>
  /** The drawing that becomes its marker. */
  pin: RefObject<SVGSVGElement | null>
  /** The map, once it is open. */
  open: OpenMap | undefined
}

/**
 * Opens the map when its place is about to be seen, once, and removes it when the page is left. What
 * fails is logged, and leaves the place as it was.
 */
export function useOpenMap(map: Singleton<'settings.yaml'>['map']): MapOnPage {
  const element = useRef<HTMLDivElement>(null)
  const pin = useRef<SVGSVGElement>(null)
  const [open, setOpen] = useState<OpenMap>()

  useEffect(() => {
    let opened: OpenMap | undefined
    let left = false

    async function show(): Promise<void> {
      try {
        const { openMap } = await import('./leaflet-map')
        if (left || !element.current || !pin.current) return
        opened = await openMap(element.current, { ...map, tiles: tilesOf(map) }, pin.current)
        if (left) close()
        else setOpen(opened)
      } catch (error) {
        console.error('The map could not be shown:', error)
      }
    }

    function close(): void {
      try {
        opened?.remove()
      } catch (error) {
        console.error('The map could not be removed:', error)
      }
    }

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void show()
      },
      { rootMargin: '200px' },
    )
    if (element.current) observer.observe(element.current)
    return () => {
      left = true
      observer.disconnect()
      close()
    }
  }, [map])

  return { element, pin, open }
}
