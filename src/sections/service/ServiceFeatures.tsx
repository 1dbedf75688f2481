import { css } from '@emotion/react'
import Check from 'lucide-react/icons/check'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import { columnsFrom } from '../../styles/columns'
import { color, media, space } from '../../styles/theme'

const list = css`
  ${columnsFrom(media.tablet, 'repeat(2, minmax(0, 1fr))')};
  column-gap: ${space[5]};
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.125rem 0.75rem;
    align-content: start;
    padding-block: 0.75rem;
    border-top: 1px solid ${color.line};
    line-height: 1.5;
  }
  & > li > svg {
    color: ${color.warm};
    margin-top: 0.1rem;
  }
  & h3 {
    font-size: 1.125rem;
  }
  & p {
    grid-column: 2;
    color: ${color.muted};
    font-size: 1rem;
  }
`

/** Features of the service, each with a check mark. */
export function ServiceFeatures({ features, ...heading }: Entry<'services'>['services']) {
  return (
    <Section id="services" layout="stacked" {...heading}>
      <ul css={list}>
        {features.map(({ title, description }, index) => (
          <li key={String(index)}>
            <Check size={20} strokeWidth={1.5} aria-hidden="true" />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
