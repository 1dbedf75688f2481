import { css } from '@emotion/react'
import { DocumentCover, type QueriedCover } from '../../components/DocumentCover'
import { DocumentLink, type LinkedDocument } from '../../components/links/DocumentLink'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { media, theme } from '../../styles/theme'

const { color, space, radius } = theme

const card = css`
  display: grid;
  gap: ${space[4]} ${space[5]};
  align-items: center;
  ${media.tablet} {
    grid-template-columns: minmax(9rem, 14rem) minmax(0, 1fr);
  }
  & > img {
    width: min(100%, 14rem);
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
  }
`

const words = css`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  max-width: 40rem;
  & > p {
    color: ${color.muted};
  }
`

/** A service's PDF, with the picture of its cover. */
export type ServiceDocument = LinkedDocument & QueriedCover

interface ServicePortfolioProps {
  portfolio: NonNullable<Entry<'services'>['portfolio']>
  document: ServiceDocument
  words: InterfaceWords['servicePage']
}

/** Card with a link to download the service's portfolio PDF, and a picture of its cover. */
export function ServicePortfolio({ portfolio, document, words: labels }: ServicePortfolioProps) {
  return (
    <Section id="portfolio" layout="stacked" onPaper={false}>
      <div css={card}>
        <DocumentCover document={document} alt={labels.cover} />
        <div css={words}>
          <h2>{portfolio.title}</h2>
          <p>{portfolio.description}</p>
          <DocumentLink document={document}>{labels.download}</DocumentLink>
        </div>
      </div>
    </Section>
  )
}
