import { css, type SerializedStyles } from '@emotion/react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ComponentProps, ReactNode } from 'react'
import { useIsTranslated } from '../../site/use-address'
import { columnsFrom } from '../../styles/columns'
import { movingArrow, notOnPhones, strongOnHover } from '../../styles/parts'
import { color, font, media, size, space, target } from '../../styles/theme'
import { Arrow } from '../Arrow'
import { Section } from '../Section'
import { ActionLink } from './ActionLink'
import { PageWords } from './PageWords'
import type { PageLink } from './related-links'

const link = css`
  display: grid;
  color: ${color.ink};
  text-decoration: none;
  & > span {
    color: ${color.muted};
  }
  ${strongOnHover};
`

const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 0 ${space[5]};
  /* Rows of three would leave a single card in the last row. Uses rows of four, or of two if four are too narrow. */
  ${media.desktop} {
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(auto-fill, minmax(max(12rem, 30%), 1fr));
    }
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
  ${link};
  ${movingArrow};
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[2]};
  padding-block: ${space[3]} ${space[4]};
  height: 100%;
  align-content: start;
  & > strong {
    font: 600 1.1875rem / 1.25 ${font.display};
    text-wrap: balance;
  }
  & > span {
    grid-column: 1 / -1;
  }
  & > svg {
    grid-area: 1 / 2;
    color: ${color.action};
  }
`

interface LinkCardsProps
  extends Pick<ComponentProps<typeof Section>, 'id' | 'title' | 'layout' | 'onPaper'> {
  items: readonly PageLink[]
}

/** Cards of links, with pages in the current language first. */
export function LinkCards({ items, ...section }: LinkCardsProps) {
  const isTranslated = useIsTranslated()
  if (items.length === 0) return null
  const translated = items.filter(({ path }) => isTranslated(path))
  const listed = [...translated, ...items.filter((item) => !translated.includes(item))]
  return (
    <Section {...section}>
      <ul css={cards}>{linksTo(listed, card, <Arrow icon={ArrowRight} />)}</ul>
    </Section>
  )
}

function linksTo(pages: readonly PageLink[], styles: SerializedStyles, end?: ReactNode) {
  return pages.map((page) => (
    <li key={page.path}>
      <ActionLink to={page.path} css={styles}>
        <PageWords {...page} />
        {end}
      </ActionLink>
    </li>
  ))
}

const columnsOfLinks = css`
  ${columnsFrom(media.tablet, 'repeat(auto-fit, minmax(11rem, 1fr))')};
  gap: ${space[3]} ${space[5]};
  ${media.tablet} {
    /* Headings of one and of two lines share a baseline. */
    & > div {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
  }
  & h3 {
    align-self: end;
    padding-bottom: ${space[1]};
    border-bottom: 1px solid ${color.edge};
    font: 600 ${size.small} / 1.4 ${font.text};
    letter-spacing: 0.02em;
    color: ${color.warm};
  }
  & li {
    border-bottom: 1px solid ${color.line};
  }
`

const row = css`
  ${link};
  align-content: center;
  min-height: ${target};
  padding-block: 0.625rem;
  line-height: 1.4;
  & > span {
    ${notOnPhones};
  }
  ${media.hover} {
    &:hover > strong {
      text-decoration: underline;
    }
  }
`

interface NextLinksProps {
  title: string
  columns: readonly { id?: string; title: string; items: readonly PageLink[] }[]
}

/** The end of a page: related links in columns. Not printed, because paper shows no addresses. */
export function NextLinks({ title, columns }: NextLinksProps) {
  const filled = columns.filter(({ items }) => items.length > 0)
  if (filled.length === 0) return null
  return (
    <Section id="next" layout="stacked" onPaper={false} title={title}>
      <div css={columnsOfLinks}>
        {filled.map(({ id, title: heading, items }) => (
          <div key={heading} id={id}>
            <h3>{heading}</h3>
            <ul>{linksTo(items, row)}</ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
