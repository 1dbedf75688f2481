import { css } from '@emotion/react'
import { withPrefix } from 'gatsby'
import { ActionLink } from '../../components/links/ActionLink'
import { DocumentLink } from '../../components/links/DocumentLink'
import { eyebrow, Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import type { ServiceDocument } from '../../generator/outputs/documents'
import type { InterfaceWords } from '../../layout/interface-words'
import { media, theme } from '../../styles/theme'

const { color, space, size, radius } = theme

const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[5]};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(9rem, 4fr) minmax(0, 8fr);
  }
  & > img {
    width: min(100%, 19rem);
    height: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
  }
`

const text = css`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  max-width: ${theme.width.measure};
  & > h2 ~ p {
    color: ${color.muted};
  }
`

const factList = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
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

const services = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`

/** A sample deliverable as /deliverables queries it. */
export type QueriedDeliverable = Pick<
  Entry<'deliverables'>,
  'id' | 'slug' | 'title' | 'summary' | 'notice' | 'facts' | 'services'
> & { document: ServiceDocument }

interface SampleDeliverableProps {
  deliverable: QueriedDeliverable
  words: InterfaceWords['deliverable']
  fileWords: Pick<InterfaceWords['servicePage'], 'file' | 'fileOfUnknownLength'>
}

/** One sample: its first page, what it is, its PDF and the services that deliver it. */
export function SampleDeliverable({ deliverable, words, fileWords }: SampleDeliverableProps) {
  const { slug, title, summary, notice, facts, document } = deliverable
  const { cover, coverWidth, coverHeight } = document
  return (
    <Section layout="stacked" id={slug}>
      <div css={grid}>
        {cover && (
          <img
            src={withPrefix(cover)}
            alt={words.cover}
            width={coverWidth ?? undefined}
            height={coverHeight ?? undefined}
            loading="lazy"
            decoding="async"
          />
        )}
        <div css={text}>
          <p css={eyebrow}>{words.document}</p>
          <h2>{title}</h2>
          <p>{summary}</p>
          {facts.length > 0 && (
            <dl css={factList}>
              {facts.map(({ label, value }, index) => (
                <div key={String(index)}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <p>{notice}</p>
          <DocumentLink document={document} words={fileWords} label={title}>
            {words.open}
          </DocumentLink>
          {deliverable.services.length > 0 && (
            <ul css={services} aria-label={words.services}>
              {deliverable.services.map((service) => (
                <li key={service.path}>
                  <ActionLink to={service.path}>{service.title}</ActionLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Section>
  )
}
