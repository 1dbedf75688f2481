import { css } from '@emotion/react'
import { DocumentCover } from '../../components/DocumentCover'
import { StatisticList } from '../../components/figures/StatisticList'
import { DocumentLink } from '../../components/links/DocumentLink'
import { ServiceLinks } from '../../components/links/ServiceLinks'
import { eyebrow, Section } from '../../components/Section'
import type { Entry, EntryDocument } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { columnsFrom } from '../../styles/columns'
import { color, media, radius, size, space, width } from '../../styles/theme'

const grid = css`
  ${columnsFrom(media.tablet, 'minmax(9rem, 4fr) minmax(0, 8fr)')};
  gap: ${space[4]} ${space[5]};
  align-items: start;
  & > img {
    width: min(60%, 19rem);
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    ${media.tablet} {
      width: 100%;
      max-width: 19rem;
    }
  }
`

const text = css`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  max-width: ${width.measure};
  & > h2 ~ p {
    color: ${color.muted};
  }
`

const factList = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]} ${space[3]};
  width: 100%;
  padding-block: ${space[2]};
  border-block: 1px solid ${color.line};
  font-size: ${size.small};
  & dt {
    color: ${color.warm};
    font-weight: 500;
  }
`

export type QueriedDeliverable = Pick<
  Entry<'deliverables'>,
  'id' | 'slug' | 'title' | 'summary' | 'notice' | 'facts' | 'services'
> & { document: EntryDocument }

interface SampleDeliverableProps {
  deliverable: QueriedDeliverable
  words: InterfaceWords['deliverable']
}

export function SampleDeliverable({ deliverable, words }: SampleDeliverableProps) {
  const { slug, title, summary, notice, facts, document } = deliverable
  return (
    <Section layout="stacked" id={slug}>
      <div css={grid}>
        <DocumentCover document={document} alt={words.cover} />
        <div css={text}>
          <p css={eyebrow}>{words.document}</p>
          <h2>{title}</h2>
          <p>{summary}</p>
          {facts.length > 0 && <StatisticList items={facts} styles={factList} />}
          <p>{notice}</p>
          <DocumentLink document={document} label={title}>
            {words.open}
          </DocumentLink>
          <ServiceLinks services={deliverable.services} label={words.services} />
        </div>
      </div>
    </Section>
  )
}
