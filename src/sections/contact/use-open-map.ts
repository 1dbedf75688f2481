import type { Map as OpenMap } from 'leaflet'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { tilesOf } from '../../contact/map-tiles'
import type { Singleton } from '../../content-model/collections/query-results'
import { loadUnlessUserLeaves } from '../../hydration/navigation/pending-click'
import { isUnmodifiedClick } from '../../site/unmodified-click'

/**
 * Opens the map when the visitor scrolls to it or clicks it. Before that, the
 * tile service gets no request, even if the placeholder is visible.
 */
export function useOpenMap(map: NonNullable<Singleton<'settings.yaml'>['map']>) {
  const element = useRef<HTMLDivElement>(null)
  const pin = useRef<SVGSVGElement>(null)
  const [trigger, setTrigger] = useState<'by scroll' | 'by click'>()
  const [open, setOpen] = useState<OpenMap>()

  useEffect(() => {
    if (trigger) return
    const onScroll = () => {
      const place = element.current?.getBoundingClientRect()
      // Ignores the `scroll` event at position 0 of a script that moves a new page to its top.
      if (place && scrollY > 0 && place.top < innerHeight && place.bottom > 0)
        setTrigger('by scroll')
    }
    addEventListener('scroll', onScroll, { passive: true })
    onScroll()
    return () => removeEventListener('scroll', onScroll)
  }, [trigger])

  useEffect(() => {
    let opened: OpenMap | undefined
    let left = false

    async function show(): Promise<void> {
      try {
        const load = () => import('./leaflet-map')
        const loaded = await (trigger === 'by click'
          ? loadUnlessUserLeaves(load, map.directionsUrl)
          : load())
        if (!loaded || left || !element.current || !pin.current) return
        opened = await loaded.openMap(element.current, { ...map, tiles: tilesOf(map) }, pin.current)
        if (left) return close()
        // The clicked link is now hidden, so move the focus to the map.
        const place = element.current.parentElement
        if (place?.contains(document.activeElement)) element.current.focus({ preventScroll: true })
        setOpen(opened)
      } catch (error) {
        console.error('The map could not be shown:', error)
        if (trigger === 'by click' && !left) location.assign(map.directionsUrl)
      }
    }

    function close(): void {
      try {
        opened?.remove()
      } catch (error) {
        console.error('The map could not be removed:', error)
      }
    }

    if (trigger) void show()
    return () => {
      left = true
      close()
    }
  }, [map, trigger])

  function onClick(event: MouseEvent): void {
    if (trigger || !isUnmodifiedClick(event)) return
    event.preventDefault()
    setTrigger('by click')
  }

  return { element, pin, open, onClick }
}
