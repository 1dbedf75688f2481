/**
 * A Leaflet map, loaded on demand. Trusted types forbid the HTML strings of
 * Leaflet's own controls and marker, and bundling loses the marker images.
 */

// Imported as a file: Gatsby puts the styles of a lazy chunk into every page.
import stylesheet from '!!file-loader?name=static/leaflet-[contenthash:8].css!leaflet/dist/leaflet.css'
import {
  map as createMap,
  divIcon,
  type Map as LeafletMap,
  latLng,
  marker,
  tileLayer,
} from 'leaflet'
import type { Singleton } from '../../content-model/collections/query-results'

type Place = NonNullable<Singleton<'settings.yaml'>['map']>

/**
 * Shows the map in an element.
 * @param pin the marker; its bottom centre is the place
 * @throws if the styles cannot be loaded, or the element cannot hold a map
 */
export async function openMap(
  element: HTMLElement,
  place: Place,
  pin: SVGElement,
): Promise<LeafletMap> {
  await loadStyles()
  const centre = latLng(place.latitude, place.longitude)
  const map = createMap(element, {
    center: centre,
    zoom: place.zoom,
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
  })
  const tiles = tileLayer(place.tiles, { maxZoom: 19 }).addTo(map)
  tiles.once('tileerror', ({ tile }) => {
    console.error('The map’s tiles could not be loaded:', tile.src)
  })
  mark(centre, place.popup, pin).addTo(map)
  // One finger scrolls the page; two fingers or a mouse move the map.
  element.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      if (pointerType === 'touch') map.dragging.disable()
      else map.dragging.enable()
    },
    { capture: true },
  )
  return map
}

function mark(centre: ReturnType<typeof latLng>, words: string, pin: SVGElement) {
  const drawing = document.createElement('div')
  drawing.append(pin.cloneNode(true))
  const popup = document.createElement('strong')
  popup.textContent = words
  const size: [number, number] = [40, 48]
  const place = marker(centre, {
    icon: divIcon({ html: drawing, className: 'place', iconSize: size, iconAnchor: [20, 46] }),
  }).bindPopup(popup, { closeButton: false, offset: [0, -36] })
  place.on('add', () => place.getElement()?.setAttribute('aria-label', words))
  return place
}

function loadStyles(): Promise<void> {
  if (document.querySelector(`link[href="${stylesheet}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = stylesheet
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${stylesheet} could not be loaded.`))
    }
    document.head.append(link)
  })
}
