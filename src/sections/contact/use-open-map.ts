import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { tilesOf } from '../../contact/map-tiles'
import type { Singleton } from '../../content-model/collections/query-results'
import { isPlainPress } from '../../layout/MenuLink'
import type { OpenMap } from './leaflet-map'

interface MapOnPage {
  /** Where the map will be. */
  element: RefObject<HTMLDivElement | null>
  /** The drawing that becomes its marker. */
  pin: RefObject<SVGSVGElement | null>
  /** The map, once it is open. */
  open: OpenMap | undefined
  /** For the link to a map elsewhere: opens this one instead. */
  onPress: (event: MouseEvent) => void
}

/**
 * Opens the map when the visitor scrolls to its place or presses on it, once, and removes it when the
 * page is left. Until then nothing is asked of the service that draws it, also where the screen is so
 * tall that the place is in sight at once. What fails is logged, and leaves the place as it was.
 */
export function useOpenMap(map: Singleton<'settings.yaml'>['map']): MapOnPage {
  const element = useRef<HTMLDivElement>(null)
  const pin = useRef<SVGSVGElement>(null)
  const [asked, setAsked] = useState<'by scroll' | 'by press'>()
  const [open, setOpen] = useState<OpenMap>()

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting))
        setAsked((already) => already ?? 'by scroll')
    })
    const onScroll = () => {
      // A page that begins at its top was moved there by script.
      if (scrollY === 0 || !element.current) return
      removeEventListener('scroll', onScroll)
      observer.observe(element.current)
    }
    addEventListener('scroll', onScroll, { passive: true })
    onScroll()
    return () => {
      removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [])

  useEffect(() => {
    let opened: OpenMap | undefined
    let left = false

    async function show(): Promise<void> {
      try {
        const { openMap } = await import('./leaflet-map')
        if (left || !element.current || !pin.current) return
        opened = await openMap(element.current, { ...map, tiles: tilesOf(map) }, pin.current)
        if (left) return close()
        // The link that was pressed goes out of sight.
        const place = element.current.parentElement
        if (place?.contains(document.activeElement)) element.current.focus({ preventScroll: true })
        setOpen(opened)
      } catch (error) {
        console.error('The map could not be shown:', error)
        if (asked === 'by press' && !left) location.assign(map.directionsUrl)
      }
    }

    function close(): void {
      try {
        opened?.remove()
      } catch (error) {
        console.error('The map could not be removed:', error)
      }
    }

    if (asked) void show()
    return () => {
      left = true
      close()
    }
  }, [map, asked])

  function onPress(event: MouseEvent): void {
    if (asked || !isPlainPress(event)) return
    event.preventDefault()
    setAsked('by press')
  }

  return { element, pin, open, onPress }
}
