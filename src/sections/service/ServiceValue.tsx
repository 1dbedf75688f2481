import { css } from '@emotion/react'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import { theme } from '../../styles/theme'

const statement = css`
  font-size: ${theme.size.lead};
  line-height: 1.55;
  max-width: 40em;
`

/** Value statement of the service: the client's problem and what changes. */
export function ServiceValue({ value }: { value: Entry<'services'>['value'] }) {
  return (
    <Section title={value.title}>
      <p css={statement}>{value.description}</p>
    </Section>
  )
}
