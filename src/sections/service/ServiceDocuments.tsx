import { css } from '@emotion/react'
import { DocumentCover } from '../../components/DocumentCover'
import { DocumentLink } from '../../components/links/DocumentLink'
import { eyebrow, Section } from '../../components/Section'
import { notOnPhones } from '../../styles/parts'
import { color, media, radius, size, space } from '../../styles/theme'
import { Body } from '../article/Body'
import type { ServiceData } from './service-data'

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[5]};
  ${media.desktop} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
  & p {
    color: ${color.muted};
  }
`

const part = css`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  justify-items: start;
  max-width: 40rem;
`

/* The link is below the cover and the text or, in a single card, at the end
   of their line. */
const card = css`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  align-content: start;
  align-items: center;
  justify-items: start;
  & h2 {
    font-size: ${size.h3};
    line-height: 1.25;
  }
  & > img {
    width: 100%;
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
  }
  & > div:first-child,
  & > a {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    &:only-child {
      grid-template-columns: 5.5rem minmax(0, 1fr) auto;
    }
    &:only-child > div:first-child {
      grid-column: 1 / 3;
    }
    &:only-child > a {
      grid-column: 3;
    }
  }
`

const list = css`
  display: grid;
  gap: ${space[3]};
  width: 100%;
  & > li {
    ${part};
  }
`

/**
 * A page of a sample, cut off because the PDF has the rest. Hidden on phones,
 * which are too narrow for it.
 */
const page = css`
  ${notOnPhones};
  width: 100%;
  max-height: 13rem;
  margin-block: ${space[1]};
  padding: ${space[2]} ${space[3]} 0;
  overflow: clip;
  border: 1px solid ${color.edge};
  border-bottom: 0;
  border-radius: ${radius.small} ${radius.small} 0 0;
  background: ${color.wash};
  mask-image: linear-gradient(#000 60%, transparent);
  font-size: ${size.small};
  & p {
    color: ${color.ink};
  }
`

/** The service's portfolio PDF, next to excerpts from samples. */
export function ServiceDocuments({ service, interfaceWords }: ServiceData) {
  const words = interfaceWords.servicePage
  const { portfolio, document, samples } = service
  const brochure = portfolio && document
  if (!brochure && samples.length === 0) return null
  return (
    <Section id={brochure ? 'portfolio' : undefined} layout="stacked" onPaper={false}>
      <div css={row}>
        {brochure && (
          <div css={card}>
            <DocumentCover document={document} alt={words.cover} />
            <div css={part}>
              <h2>{portfolio.title}</h2>
              <p>{portfolio.description}</p>
            </div>
            <DocumentLink document={document}>{words.download}</DocumentLink>
          </div>
        )}
        {samples.length > 0 && (
          <div css={part}>
            <h2 css={eyebrow}>{words.samples}</h2>
            <ul css={list}>
              {samples.map(({ title, summary, passage, document: sample }) => (
                <li key={sample.address}>
                  <h3>{title}</h3>
                  <p css={notOnPhones}>{summary}</p>
                  {passage.length > 0 && (
                    <div css={page}>
                      <Body tree={passage} figures={[]} inSection />
                    </div>
                  )}
                  <DocumentLink document={sample} label={title}>
                    {interfaceWords.deliverable.open}
                  </DocumentLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  )
}
