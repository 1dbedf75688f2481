import { css } from '@emotion/react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useRef } from 'react'
import { Arrow } from '../../components/Arrow'
import { Icon } from '../../components/Icon'
import { ActionLink } from '../../components/links/ActionLink'
import { withRanges } from '../../components/ranges'
import { Section, SectionHeading } from '../../components/Section'
import { isMirrored } from '../../language/mirrored'
import { needsScript, wrapping } from '../../styles/parts'
import { color, radius, space } from '../../styles/theme'
import type { HomeData } from './home-data'

/** Scroll step (CSS pixels): the width of a card and its gap. */
const step = 324
const gap = 24

const top = css`
  ${wrapping};
  gap: ${space[3]};
  justify-content: space-between;
  align-items: end;
`

/** Hidden without script. The row still scrolls by hand. */
const controls = css`
  ${needsScript};
  display: flex;
  gap: ${space[1]};
  & > button {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border: 1px solid ${color.edge};
    border-radius: ${radius.medium};
  }
`

const track = css`
  display: flex;
  gap: ${gap}px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  padding-bottom: ${space[2]};
  & > li {
    flex: none;
    display: grid;
    gap: ${space[1]};
    align-content: start;
    width: ${step - gap}px;
    padding-top: ${space[3]};
    border-top: 1px solid ${color.edge};
    scroll-snap-align: start;
  }
  & svg {
    color: ${color.action};
  }
  & a {
    color: inherit;
  }
  & p {
    color: ${color.muted};
  }
`

/** Offerings in a row that scrolls sideways, if the settings enable them. */
export function HomeOfferings({ home, interfaceWords, offerings, settings }: HomeData) {
  const { homeOfferings, offeringsCarousel } = settings.features
  const words = home.offerings
  const labels = interfaceWords.homePage
  const row = useRef<HTMLUListElement>(null)
  /** Where the row is scrolling to, so that quick clicks add up. */
  const goal = useRef<number>(undefined)
  const move = (by: number) => () => {
    const list = row.current
    if (!list) return
    const side = isMirrored() ? -1 : 1
    const from = side * (goal.current ?? list.scrollLeft)
    const to = side * Math.min(Math.max(from + by, 0), list.scrollWidth - list.clientWidth)
    // Safari before 26.2 does not tell when a scroll ends.
    if ('onscrollend' in list) goal.current = to
    list.scrollTo({ left: to, behavior: 'smooth' })
  }
  if (!homeOfferings || !words || offerings.nodes.length === 0) return null
  return (
    <Section layout="stacked">
      <div css={top}>
        <SectionHeading {...words} />
        {offeringsCarousel && (
          <div css={controls}>
            {[
              { by: -step, name: labels.previousOfferings, icon: ArrowLeft },
              { by: step, name: labels.nextOfferings, icon: ArrowRight },
            ].map(({ by, name, icon }) => (
              <button key={by} type="button" data-scripted aria-label={name} onClick={move(by)}>
                <Arrow icon={icon} />
              </button>
            ))}
          </div>
        )}
      </div>
      <ul
        css={track}
        ref={row}
        onScrollEnd={() => {
          goal.current = undefined
        }}
        aria-label={words.eyebrow ?? words.title}
        data-scroll
      >
        {offerings.nodes.map(({ id, slug, title, summary, icon }) => (
          <li key={id}>
            <Icon name={icon} />
            <h3>
              <ActionLink to={`/offerings#${slug}`}>{title}</ActionLink>
            </h3>
            <p>{withRanges(summary)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
