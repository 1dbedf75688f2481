import { css } from '@emotion/react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ComponentProps } from 'react'
import { useIsTranslated } from '../../site/use-address'
import { color, font, media, motion, space } from '../../styles/theme'
import { Arrow } from '../Arrow'
import { Section } from '../Section'
import { ActionLink } from './ActionLink'
import { PageWords } from './PageWords'
import type { PageLink } from './related-links'

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 0 ${space[5]};
  /* Rows of three would leave the last of these alone: four to a row, or two where that is too narrow. */
  ${media.desktop} {
    &:has(> :nth-child(4):last-child),
    &:has(> :nth-child(7):last-child) {
      grid-template-columns: repeat(auto-fill, minmax(clamp(max(12rem, 22%), (54rem - 100%) * 999, 40%), 1fr));
      column-gap: ${space[4]};
    }
  }
  & > li {
    border-top: 1px solid ${color.edge};
  }
`

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[2]};
  padding-block: ${space[3]} ${space[4]};
  height: 100%;
  align-content: start;
  color: ${color.ink};
  text-decoration: none;
  & > strong {
    font: 600 1.1875rem / 1.25 ${font.display};
    text-wrap: balance;
  }
  & > span {
    grid-column: 1 / -1;
    color: ${color.muted};
  }
  & > svg {
    grid-area: 1 / 2;
    color: ${color.action};
    transition: transform ${motion.medium} ${motion.ease};
  }
  ${media.hover} {
    &:hover > strong {
      color: ${color.action};
    }
    &:hover > svg {
      transform: translate(4px);
    }
  }
`

interface LinkCardsProps extends Pick<ComponentProps<typeof Section>, 'id' | 'title' | 'layout'> {
  items: readonly PageLink[]
}

/** A section of cards that link to other pages, those in the language of this page first; nothing without any. */
export function LinkCards({ items, ...section }: LinkCardsProps) {
  const isTranslated = useIsTranslated()
  if (items.length === 0) return null
  const own = items.filter(({ path }) => isTranslated(path))
  const listed = [...own, ...items.filter((item) => !own.includes(item))]
  return (
    <Section {...section}>
      <ul css={grid}>
        {listed.map((link) => (
          <li key={link.path}>
            <ActionLink to={link.path} css={card}>
              <PageWords {...link} />
              <Arrow icon={ArrowRight} />
            </ActionLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
