import { css } from '@emotion/react'
import { withPrefix } from 'gatsby'
import Download from 'lucide-react/icons/download'
import { container } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import type { ServiceDocument } from '../../generator/outputs/documents'
import { Bounded } from '../../layout/ErrorBoundary'
import { fillWords, type InterfaceWords } from '../../layout/interface-words'
import { media, theme } from '../../styles/theme'

const { color, space, size, radius, motion } = theme

const section = css`
  padding-block: ${space.section};
  border-top: 1px solid ${color.line};
  scroll-margin-top: -0.5rem;
`

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

const download = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  min-height: 3rem;
  margin-top: ${space[1]};
  padding: 0.5rem 1.25rem;
  border: 1px solid ${color.edge};
  border-radius: ${radius.medium};
  color: ${color.ink};
  font-weight: 600;
  text-decoration: none;
  transition:
    background-color ${motion.fast} ease-out,
    border-color ${motion.fast} ease-out;
  & > small {
    color: ${color.muted};
    font-size: ${size.small};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  & > svg {
    color: ${color.action};
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.ink};
      background: ${color.wash};
    }
  }
`

interface ServicePortfolioProps {
  portfolio: NonNullable<Entry<'services'>['portfolio']>
  document: ServiceDocument
  words: InterfaceWords['servicePage']
}

/** Card with a link to download the service's portfolio PDF, and a picture of its cover. */
export function ServicePortfolio({ portfolio, document, words: labels }: ServicePortfolioProps) {
  const { address, cover, coverWidth, coverHeight, downloadName } = document
  return (
    <Bounded as="section" id="portfolio" css={section} data-no-print>
      <div css={container}>
        <div css={card}>
          {cover && (
            <img
              src={withPrefix(cover)}
              alt={labels.cover}
              width={coverWidth ?? undefined}
              height={coverHeight ?? undefined}
              loading="lazy"
              decoding="async"
            />
          )}
          <div css={words}>
            <h2>{portfolio.title}</h2>
            <p>{portfolio.description}</p>
            <a css={download} href={withPrefix(address)} download={downloadName}>
              <Download size={20} strokeWidth={1.5} aria-hidden="true" />
              <span>{labels.download}</span>
              <small>{describeFile(document, labels)}</small>
            </a>
          </div>
        </div>
      </div>
    </Bounded>
  )
}

/** Returns a file's type, pages and size, such as `PDF, 3 pages, 64 KB`. */
function describeFile(
  { bytes, pages }: ServiceDocument,
  labels: ServicePortfolioProps['words'],
): string {
  const size = Math.max(1, Math.round(bytes / 1000))
  return pages
    ? fillWords(labels.file, { pages, size })
    : fillWords(labels.fileOfUnknownLength, { size })
}
