import { css } from '@emotion/react'
import { withPrefix } from 'gatsby'
import { SectionHeading } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import {
  type ThirdPartyOrigin,
  type ThirdPartyServices,
  thirdPartyOrigins,
} from '../../policy/third-party-origins'
import type { InterfaceWords } from '../../site/interface-words'
import { space } from '../../styles/theme'
import { TextTable } from '../article/ScrollingTable'

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  margin-top: ${space[4]};
`

interface ThirdPartiesProps {
  words: InterfaceWords['privacyPage']
  section: Pick<Entry<'pages'>['sections'][number], 'title' | 'description'>
  services: ThirdPartyServices
}

/** Third parties that receive data. The CSP uses the same list. */
export function ThirdParties({ words, section, services }: ThirdPartiesProps) {
  const { title, description } = section
  const columns = [words.content, words.provider, words.askedWhen, words.receives]
  /** Per service: name, action that triggers a request, and data. */
  const texts: Record<ThirdPartyOrigin['service'], [string, string, string]> = {
    form: [words.formService, words.formWhen, words.formReceives],
    analytics: [words.analytics, words.analyticsWhen, words.analyticsReceives],
    map: [words.mapTiles, words.mapWhen, words.mapReceives],
    video: [words.video, words.videoWhen, words.videoReceives],
  }
  const rows = thirdPartyOrigins(services).map(({ service, origin }) => {
    const [name, askedWhen, receives] = texts[service]
    return [name, origin.replace(/^\w+:\/\//, ''), askedWhen, receives]
  })
  return (
    <div css={layout}>
      <p>{services.analytics ? words.counted : words.notCounted}</p>
      {rows.length > 0 && (
        <>
          <SectionHeading title={title} description={description} />
          <TextTable label={title} columns={columns} rows={rows} />
        </>
      )}
      <p>
        <a href={withPrefix('/licences.txt')}>{words.licences}</a>
      </p>
    </div>
  )
}
