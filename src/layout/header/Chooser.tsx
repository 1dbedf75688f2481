import { css } from '@emotion/react'
import { withPrefix } from 'gatsby'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Arrow } from '../../components/Arrow'
import { shellId } from '../../content-model/addresses/shell-id'
import { useHydrated } from '../../hydration/use-hydrated'
import { inLanguage } from '../../language/addresses'
import { useTranslation } from '../../site/site-data'
import { onUnmodifiedClick } from '../../site/unmodified-click'
import { clickableLine } from '../../styles/parts'
import { color, font, media, motion, space } from '../../styles/theme'

/** The details set the height; links to index pages are at the bottom. */
const chooser = css`
  display: grid;
  grid-template-columns: 13rem minmax(0, 1fr);
  grid-template-rows: repeat(20, auto) 1fr;
  ${media.wide} {
    grid-template-columns: 16rem minmax(0, 1fr);
  }
  & > li {
    display: contents;
  }
  & > li > a {
    grid-column: 1;
  }
  & > [data-foot] {
    grid-area: 21 / 1;
    display: grid;
    align-content: end;
    align-self: end;
  }
  & [data-choice] {
    ${clickableLine};
    justify-content: space-between;
    gap: ${space[1]};
    padding-block: 0.5rem;
    padding-inline-end: ${space[2]};
    color: ${color.muted};
    font: 500 1.0625rem / 1.25 ${font.display};
    text-decoration: none;
    transition: color ${motion.fast} ease-out;
  }
  & [data-choice] > svg {
    margin: -2px;
    opacity: 0;
  }
  & > li > [data-detail] {
    grid-area: 1 / 2 / 22;
    display: none;
    padding-inline-start: ${space[4]};
    border-inline-start: 1px solid ${color.line};
  }
  & [aria-expanded='true'],
  &:not([data-hydrated]) > li:is(:hover, :focus-within) > [data-choice],
  &:not([data-hydrated]):not(:has(> li:is(:hover, :focus-within)))
    > li:first-of-type
    > [data-choice] {
    color: ${color.ink};
    & > svg {
      opacity: 1;
      color: ${color.action};
    }
    & + [data-detail] {
      display: block;
    }
  }
  ${media.hover} {
    & [data-choice]:hover {
      color: ${color.ink};
    }
  }
`

/** Delay of hover (milliseconds): crossing a label must not choose it. */
const hoverDelay = 80

interface ChooserProps {
  /** Prefix of the menu's element ids. */
  name: string
  /** `to` is the label's link before hydration. */
  choices: readonly { key: string; label: ReactNode; to: string; detail: ReactNode }[]
  children?: ReactNode
}

/** A list with the details of one item, chosen by click or hover. */
export function Chooser({ name, choices, children }: ChooserProps) {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState(choices[0]?.key)
  const list = useRef<HTMLUListElement>(null)
  const translation = useTranslation()
  const timer = useRef<number | undefined>(undefined)

  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>(
      ':scope > li:is(:hover, :focus-within) > a[data-choice]',
    )
    if (shown) setChosen(shown.dataset.choice)
    return () => clearTimeout(timer.current)
  }, [])

  const hover = (key: string) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      clearTimeout(timer.current)
      if (pointerType !== 'touch')
        timer.current = window.setTimeout(() => setChosen(key), hoverDelay)
    },
    onPointerLeave: () => clearTimeout(timer.current),
  })

  return (
    <ul css={chooser} ref={list} data-hydrated={isHydrated || undefined}>
      {choices.map(({ key, label, to, detail }) => (
        <li key={key}>
          <a
            href={withPrefix(inLanguage(to, translation?.addresses))}
            data-scripted
            data-choice={key}
            aria-controls={shellId(`${name}-${key}`)}
            {...(isHydrated && { role: 'button', 'aria-expanded': key === chosen })}
            {...hover(key)}
            onClick={onUnmodifiedClick(() => setChosen(key))}
          >
            <span>{label}</span>
            <Arrow icon={ChevronRight} />
          </a>
          <div id={shellId(`${name}-${key}`)} data-detail>
            {detail}
          </div>
        </li>
      ))}
      {children && <li data-foot>{children}</li>}
    </ul>
  )
}
