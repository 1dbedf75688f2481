import { css } from '@emotion/react'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { Ref } from 'react'
import { LinkCaption } from '../../components/links/LinkCaption'
import type { Singleton } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { focusMarkInside } from '../../styles/focus'
import { iconButton } from '../../styles/parts'
import { color, media, radius, space } from '../../styles/theme'
import { showsMotif } from '../../theme/site-theme'
import { useOpenMap } from './use-open-map'

const frame = css`
  position: relative;
  /* Fixed height, to avoid a layout shift when the map opens. */
  height: 400px;
  overflow: hidden;
  border: 1px solid ${color.edge};
  border-radius: ${radius.medium};
  background: ${color.wash};
`

/** Placeholder: a street grid with a marker that links to an external map. */
const placeholder = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[1]};
  color: ${color.warm};
  background:
    repeating-linear-gradient(90deg, ${color.line} 0 1px, transparent 1px 64px) 50% 0,
    repeating-linear-gradient(0deg, ${color.line} 0 1px, transparent 1px 64px) 0 50%,
    repeating-linear-gradient(118deg, ${color.line} 0 1px, transparent 1px 192px);
  &[data-open='true'] > * {
    visibility: hidden;
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > a {
    padding: 0.75rem 1rem;
    background: ${color.paper};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    font-weight: 600;
  }
`

const canvas = css`
  position: absolute;
  inset: 0;
  z-index: 0;
  &:not(.leaflet-container) {
    pointer-events: none;
  }
  &.leaflet-container {
    /* Where tiles are missing, the placeholder's grid remains visible. */
    background: none;
    font: inherit;
  }
  /* Touch scrolls the page, even where a mouse may drag the map. */
  &.leaflet-container.leaflet-touch-drag.leaflet-touch-zoom {
    touch-action: pan-x pan-y;
  }
  &:focus-visible {
    ${focusMarkInside}
  }
  & .place {
    color: ${color.action};
  }
  & .leaflet-popup-content-wrapper,
  & .leaflet-popup-tip {
    background: ${color.paper};
    color: ${color.ink};
    border-radius: ${radius.medium};
    box-shadow: 0 0.25rem 1rem #00000033;
  }
  & .leaflet-popup-content {
    margin: 0.75rem 1rem;
    font-size: 1rem;
  }
  & img {
    filter: none;
  }
  & .leaflet-tile-pane {
    filter: invert(var(--dark)) hue-rotate(calc(180deg * var(--dark)))
      brightness(calc(1 - 0.1 * var(--dark))) contrast(calc(1 - 0.15 * var(--dark)));
  }
`

const zoom = css`
  position: absolute;
  z-index: 1;
  bottom: 0.75rem;
  right: 0.75rem;
  display: grid;
  gap: 0.25rem;
  & > button {
    ${iconButton};
    border: 1px solid ${color.edge};
    background: ${color.paper};
    ${media.hover} {
      &:hover {
        background: ${color.wash};
      }
    }
  }
`

const touchOnly = css`
  display: none;
  @media (pointer: coarse) {
    display: inline;
  }
`

interface ContactMapProps {
  words: InterfaceWords['contactPage']
  map: NonNullable<Singleton<'settings.yaml'>['map']>
}

/** The map. A drawing with a link replaces it until it has opened. */
export function ContactMap({ map, words }: ContactMapProps) {
  const { element, pin, open, onClick } = useOpenMap(map)
  return (
    <figure data-no-print>
      <div css={frame}>
        <div css={placeholder} data-open={Boolean(open)}>
          <Pin ref={pin} />
          <a href={map.directionsUrl} data-scripted onClick={onClick}>
            {words.seeMap}
          </a>
        </div>
        <div
          ref={element}
          css={canvas}
          {...(open && { role: 'application', 'aria-label': words.map })}
        />
        {open && (
          <div css={zoom}>
            <button type="button" aria-label={words.zoomIn} onClick={() => open.zoomIn()}>
              <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
            </button>
            <button type="button" aria-label={words.zoomOut} onClick={() => open.zoomOut()}>
              <Minus size={20} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
      <LinkCaption>
        <a href={map.directionsUrl}>{words.directions}</a>
        <span css={touchOnly}>{words.twoFingers}</span>
        <a href={map.attributionUrl}>{map.attribution}</a>
      </LinkCaption>
    </figure>
  )
}

/** A drop with a motif cell, or with a dot. */
function Pin({ ref }: { ref: Ref<SVGSVGElement> }) {
  return (
    <svg ref={ref} viewBox="0 0 40 48" width="40" height="48" aria-hidden="true">
      <path
        d="M20 46C13 36 4 29 4 18a16 16 0 0 1 32 0c0 11-9 18-16 28Z"
        fill="currentColor"
        stroke={color.onAction}
        strokeWidth="2"
      />
      {showsMotif ? (
        <path
          d="M20 8c3 3 3 6 0 9-3-3-3-6 0-9Zm0 20c-3-3-3-6 0-9 3 3 3 6 0 9ZM10 18c3-3 6-3 9 0-3 3-6 3-9 0Zm20 0c-3 3-6 3-9 0 3-3 6-3 9 0Z"
          fill={color.onAction}
        />
      ) : (
        <circle cx="20" cy="18" r="6" fill={color.onAction} />
      )}
    </svg>
  )
}
