import { css } from '@emotion/react'
import { graphql, withPrefix } from 'gatsby'
import Download from 'lucide-react/icons/download'
import type { EntryDocument } from '../../content-model/collections/query-results'
import { mutedSmall } from '../../styles/parts'
import { color, space } from '../../styles/theme'
import { variants } from '../Button'

const download = css`
  ${variants.quiet};
  flex-wrap: wrap;
  gap: 0.25rem 0.625rem;
  margin-top: ${space[1]};
  & > small {
    ${mutedSmall};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  & > svg {
    color: ${color.action};
  }
`

export const fragment = graphql`
  fragment Document on EntryDocument {
    address
    downloadName
    description
    cover
    darkCover
    coverWidth
    coverHeight
  }
`

interface DocumentLinkProps {
  document: EntryDocument
  children: string
  /** Names the document for screen readers, which may read links out of context. */
  label?: string
}

/** A link that downloads a PDF. */
export function DocumentLink({ document, children, label }: DocumentLinkProps) {
  const { address, downloadName, description } = document
  return (
    <a css={download} href={withPrefix(address)} download={downloadName} data-no-print>
      <Download size={20} strokeWidth={1.5} aria-hidden="true" />
      <span>{children}</span>
      {label && <span className="visually-hidden">{label}</span>}
      <small>{description}</small>
    </a>
  )
}
