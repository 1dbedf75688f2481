import { css } from '@emotion/react'
import { container } from '../../components/Section'
import type { Card, Singleton } from '../../content-model/collections/query-results'
import { Bounded } from '../../site/ErrorBoundary'
import type { InterfaceWords } from '../../site/interface-words'
import { color, media, space } from '../../styles/theme'
import { filterRules, ServiceFilter } from './ServiceFilter'
import { ServiceGroupList } from './ServiceGroupList'

const frame = css`
  border-top: 1px solid ${color.line};
  & > div {
    ${container};
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]} ${space[5]};
    padding-bottom: ${space.section};
    ${media.desktop} {
      grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
      padding-top: ${space[5]};
    }
  }
`

interface ServiceIndexProps {
  words: InterfaceWords['servicesPage']
  groups: Singleton<'settings.yaml'>['serviceGroups']
  services: readonly Card<'services'>[]
  industries: readonly Pick<Card<'industries'>, 'slug' | 'name'>[]
}

/** All services by group, with a filter that CSS evaluates: it needs no script, and is hidden where browsers cannot. */
export function ServiceIndex({ words, groups, services, industries }: ServiceIndexProps) {
  const rules = filterRules(
    groups.map(({ group }) => group),
    industries.map(({ slug }) => slug),
  )
  return (
    <Bounded as="section" css={frame} aria-label={words.all}>
      <div css={rules}>
        <ServiceFilter words={words} groups={groups} industries={industries} />
        <div>
          {groups.map((group, index) => (
            <ServiceGroupList
              key={group.group}
              group={group}
              services={services.filter((service) => service.group === group.group)}
              words={words}
              number={index + 1}
            />
          ))}
        </div>
      </div>
    </Bounded>
  )
}
