import { css } from '@emotion/react'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import type { Singleton } from '../content-model/collections/query-results'
import { useHydrated } from '../hydration/use-hydrated'
import { focusOnMount } from '../site/focus-on-mount'
import { fillWords, type InterfaceWords } from '../site/interface-words'
import { clickOnSpace, onUnmodifiedClick } from '../site/unmodified-click'
import { focusMarkInside } from '../styles/focus'
import { color, media, motion, radius } from '../styles/theme'
import { untilScroll } from '../styles/until-scroll'
import { LinkCaption } from './links/LinkCaption'
import { Picture } from './Picture'

const frame = css`
  position: relative;
  aspect-ratio: 16 / 9;
  /* "hidden" would create a scroll container, and untilScroll would follow it
     instead of the page. */
  overflow: clip;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.wash};
  & > picture {
    position: absolute;
    inset: 0;
    ${untilScroll}
  }
  & > iframe,
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }
  & img {
    /* A light poster would glare in the dark theme. */
    @media screen {
      filter: brightness(calc(1 - 0.3 * var(--dark)));
    }
  }
  & > a {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    &:focus-visible {
      ${focusMarkInside}
    }
  }
  & > a > span {
    display: grid;
    place-items: center;
    width: 3.5rem;
    aspect-ratio: 1;
    border: 2px solid ${color.onBand};
    border-radius: 50%;
    /* The disc stays dark in both themes because posters are light. */
    background: ${color.band};
    color: ${color.onBand};
    transition: transform ${motion.fast} ease-out;
    & > svg {
      /* Optical centring of the triangle. */
      margin-left: 0.25rem;
      fill: currentcolor;
    }
  }
  ${media.hover} {
    & > a:hover > span {
      transform: scale(1.08);
    }
  }
  @media print {
    & > a,
    &:has(> iframe) {
      display: none;
    }
  }
`

interface VideoPlayerProps {
  words: InterfaceWords['video']
  video: NonNullable<Singleton<'settings.yaml'>['video']>
}

function playerAddress(embedUrl: string): string {
  const address = new URL(embedUrl)
  address.searchParams.set('autoplay', '1')
  return address.href
}

/**
 * A poster with a play button, which loads the provider's player. Before
 * hydration, the button is a link.
 */
export function VideoPlayer({ words, video }: VideoPlayerProps) {
  const { title, embedUrl, watchUrl, poster } = video
  const isHydrated = useHydrated()
  const [playing, setPlaying] = useState(false)

  return (
    <figure>
      <div css={frame}>
        {playing ? (
          <iframe
            // It replaces the button that had the focus.
            ref={focusOnMount}
            src={playerAddress(embedUrl)}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <Picture picture={poster} />
            <a
              href={watchUrl}
              aria-label={fillWords(words.play, { title })}
              data-scripted
              role={isHydrated ? 'button' : undefined}
              onClick={onUnmodifiedClick(() => setPlaying(true))}
              onKeyDown={clickOnSpace}
            >
              <span>
                <Play size={32} strokeWidth={1.5} aria-hidden="true" />
              </span>
            </a>
          </>
        )}
      </div>
      <LinkCaption>
        <span>{title}</span>
        <a href={watchUrl}>{words.watch}</a>
      </LinkCaption>
    </figure>
  )
}
