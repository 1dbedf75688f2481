import { css } from '@emotion/react'
import { withPrefix } from 'gatsby'
import { SectionHeading } from '../../components/Section'
import {
  type ThirdPartyOrigin,
  type ThirdPartyServices,
  thirdPartyOrigins,
} from '../../policy/third-party-origins'
import type { InterfaceWords } from '../../site/interface-words'
import { space } from '../../styles/theme'
import { ScrollingTable } from '../article/ScrollingTable'

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  margin-top: ${space[4]};
`

interface ThirdPartiesProps {
  words: InterfaceWords['privacyPage']
  title: string
  description?: string | null
  services: ThirdPartyServices
}

/**
 * Table of third parties that receive data, when and which, where there are any; the site's CSP is made from the
 * same list.
 */
export function ThirdParties({ words, title, description, services }: ThirdPartiesProps) {
  const columns = [words.content, words.provider, words.askedWhen, words.receives]
  const descriptions = describeServices(words)
  const origins = thirdPartyOrigins(services)
  return (
    <div css={layout}>
      {origins.length > 0 && <SectionHeading title={title} description={description} />}
      {origins.length > 0 && (
        <ScrollingTable label={title}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={String(index)} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {origins.map(({ service, origin }) => (
              <tr key={service}>
                <th scope="row">{descriptions[service].name}</th>
                <td data-label={words.provider}>{origin.replace(/^\w+:\/\//, '')}</td>
                <td data-label={words.askedWhen}>{descriptions[service].askedWhen}</td>
                <td data-label={words.receives}>{descriptions[service].receives}</td>
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      )}
      <p>
        <a href={withPrefix('/licences.txt')}>{words.licences}</a>
      </p>
    </div>
  )
}

/** What visitors read of a third party: its name, what they do before it is asked, and what it then learns. */
interface ServiceDescription {
  name: string
  askedWhen: string
  receives: string
}

function describeServices(
  words: ThirdPartiesProps['words'],
): Record<ThirdPartyOrigin['service'], ServiceDescription> {
  return {
    form: {
      name: words.formService,
      askedWhen: words.formWhen,
      receives: words.formReceives,
    },
    map: { name: words.mapTiles, askedWhen: words.mapWhen, receives: words.mapReceives },
    video: { name: words.video, askedWhen: words.videoWhen, receives: words.videoReceives },
  }
}
