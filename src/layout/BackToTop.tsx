import { css } from '@emotion/react'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useState } from 'react'
import { shellId } from '../content-model/addresses/shell-id'
import { clickableSquare } from '../styles/parts'
import { color, media, motion, space, target, wideScreens } from '../styles/theme'

/* A bar that does not cut through a line of text; on wide screens, a circle
   in the margin. */
const button = css`
  position: fixed;
  inset-inline: 0;
  bottom: 0;
  z-index: 5;
  ${clickableSquare};
  width: 100%;
  height: calc(${target} + env(safe-area-inset-bottom));
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  ${media.desktop} {
    inset-inline: auto max(0.25rem, (${space.gutter} - ${target}) / 2);
    bottom: ${space[2]};
    width: ${target};
    height: ${target};
    padding: 0;
    border: 1px solid ${color.edge};
    border-radius: 50%;
  }
  /* At the end of the page, where it covers no text. */
  ${media.low} {
    position: static;
    margin-inline: auto;
  }
  transition: ${motion.medium} ${motion.ease};
  transition-property: opacity, translate, visibility;
  &[data-away] {
    visibility: hidden;
    opacity: 0;
    translate: 0 0.5rem;
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.ink};
      background: ${color.wash};
    }
  }
`

/** Scroll distance before the button appears (CSS pixels). */
const scrollThreshold = 300

/** Scrolls to the top. On small screens, it shows only while scrolling up. */
export function BackToTop({ label }: { label: string }) {
  const [isAway, setIsAway] = useState(true)

  useEffect(() => {
    let last = scrollY
    const update = () => {
      // Keeps the button while scrolling down only if it fits in the margin.
      // Elsewhere it would cover the text.
      const isGoingUp = scrollY < last || matchMedia(wideScreens).matches
      setIsAway(scrollY <= scrollThreshold || !isGoingUp)
      last = scrollY
    }
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])

  function goUp(): void {
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: isMotionReduced ? 'instant' : 'smooth' })
    // The button disappears, so move the focus as well.
    document.getElementById(shellId('content'))?.focus({ preventScroll: true })
  }

  return (
    <button
      type="button"
      css={button}
      data-away={isAway || undefined}
      data-no-print
      aria-label={label}
      onClick={goUp}
    >
      <ArrowUp size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  )
}
