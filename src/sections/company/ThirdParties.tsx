import { css } from '@emotion/react'
import { withPrefix } from 'gatsby'
import { SectionHeading } from '../../components/Section'
import { type ThirdPartyServices, thirdPartyOrigins } from '../../policy/third-party-origins'
import { proseStyles } from '../../styles/prose'
import { theme } from '../../styles/theme'
import { ScrollingTable } from '../article/ScrollingTable'

const layout = css`
  display: grid;
  gap: ${theme.space[3]};
`

interface ThirdPartiesProps {
  title: string
  description?: string | null
  services: ThirdPartyServices
}

/** Table of third parties that receive data, when and which; the site's CSP is made from the same list. */
export function ThirdParties({ title, description, services }: ThirdPartiesProps) {
  const columns = ['Content', 'Provider', 'Asked for when you', 'The provider then receives']
  return (
    <div css={layout}>
      <SectionHeading title={title} description={description} />
      <div css={proseStyles}>
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
            {thirdPartyOrigins(services).map(({ content, origin, askedWhen, receives }) => (
              <tr key={content}>
                <th scope="row">{content}</th>
                <td>{origin.replace(/^\w+:\/\//, '')}</td>
                <td>{askedWhen}</td>
                <td>{receives}</td>
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
        <p>
          <a href={withPrefix('/licences.txt')}>
            Licences of the software and fonts on this website
          </a>
        </p>
      </div>
    </div>
  )
}
