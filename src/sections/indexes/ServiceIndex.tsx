import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { ActionLink } from '../../components/links/ActionLink'
import { Summary } from '../../components/links/IfTranslated'
import { container } from '../../components/Section'
import type { Card } from '../../content-model/collections/query-results'
import { isComingSoon } from '../../content-model/visibility/coming-soon'
import { Bounded } from '../../site/ErrorBoundary'
import { columnsFrom } from '../../styles/columns'
import { wholeLink } from '../../styles/parts'
import { color, font, media, size, space } from '../../styles/theme'
import { filterRules, ServiceFilter, withoutFilter } from './ServiceFilter'

const band = css`
  border-top: 1px solid ${color.line};
  & > div {
    ${container};
    ${columnsFrom(media.desktop, 'minmax(0, 3fr) minmax(0, 9fr)')};
    ${withoutFilter} {
      grid-template-columns: minmax(0, 1fr);
    }
    gap: ${space[3]} ${space[5]};
    padding-bottom: ${space.section};
    ${media.desktop} {
      padding-top: ${space[5]};
    }
  }
`

const section = css`
  padding-block: ${space[4]} ${space[5]};
  scroll-margin-top: -0.5rem;
  border-top: 1px solid ${color.edge};
  &:first-of-type {
    border-top: 0;
    ${media.desktop} {
      padding-top: 0;
    }
  }
`

const heading = css`
  display: grid;
  /* At large text sizes, two digits are wider than any fixed column. */
  grid-template-columns: minmax(clamp(2.5rem, 64vw - 9.6rem, 4.5rem), max-content) minmax(0, 1fr);
  gap: ${space[1]} ${space[2]};
  align-items: baseline;
  & > span {
    font: 300 ${size.numeral} / 0.9 ${font.display};
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
    color: ${color.warm};
  }
  & > p {
    grid-column: 1 / -1;
    max-width: 38em;
    margin-top: ${space[1]};
    color: ${color.muted};
    ${media.tablet} {
      grid-column: 2;
    }
  }
  & > [data-none] {
    display: none;
    color: ${color.ink};
  }
`

const list = css`
  ${columnsFrom(media.tablet, 'repeat(2, minmax(0, 1fr))')};
  column-gap: ${space[5]};
  margin-top: ${space[3]};
  & > li {
    ${wholeLink};
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
  }
  & > li > p {
    color: ${color.muted};
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  & h3 {
    font-size: 1.125rem;
    letter-spacing: 0;
  }
  & h3 > span {
    margin-inline-start: 0.375rem;
    font: 400 ${size.small} / 1.4 ${font.text};
    color: ${color.warm};
  }
`

interface ServiceIndexProps extends ComponentProps<typeof ServiceFilter> {
  services: readonly Card<'services'>[]
}

/** All services by group, with a filter that works without script. */
export function ServiceIndex({ services, ...filter }: ServiceIndexProps) {
  const { words, groups, industries } = filter
  const rules = filterRules(
    groups.map(({ group }) => group),
    industries.map(({ slug }) => slug),
  )
  return (
    <Bounded as="section" css={band} aria-label={words.all}>
      <div css={rules}>
        <ServiceFilter {...filter} />
        <div>
          {groups.map(({ group, name, summary }, index) => (
            <section key={group} id={group} data-group={group} css={section}>
              <div css={heading}>
                <span>{String(index + 1).padStart(2, '0')}</span>
                <h2>{name}</h2>
                <p>{summary}</p>
                <p data-none>{words.none}</p>
              </div>
              <ul css={list}>
                {services
                  .filter((service) => service.group === group)
                  .map((service) => (
                    <ServiceRow key={service.path} service={service} words={words} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Bounded>
  )
}

function ServiceRow({
  service: { path, title, summary, status, industries },
  words,
}: Pick<ServiceIndexProps, 'words'> & { service: Card<'services'> }) {
  return (
    <li data-industries={industries.map(({ slug }) => slug).join(' ')}>
      <h3>
        <ActionLink to={path} name={title} />
        {isComingSoon({ status }) && <span>{` ${words.comingSoon}`}</span>}
      </h3>
      <Summary page={path}>{summary}</Summary>
    </li>
  )
}
