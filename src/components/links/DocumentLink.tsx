import { css } from '@emotion/react'
import { graphql, withPrefix } from 'gatsby'
import Download from 'lucide-react/icons/download'
import type { EntryDocument } from '../../generator/outputs/documents'
import { formatNumber } from '../../language/site-formats'
import { fillWords, type InterfaceWords } from '../../layout/interface-words'
import { media, theme } from '../../styles/theme'

const { color, space, size, radius, motion } = theme

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

/** A document that a page links. */
export type LinkedDocument = Pick<EntryDocument, 'address' | 'downloadName' | 'bytes' | 'pages'>

/** Type, pages and size of a file; the second for a PDF whose pages are not known. */
export type FileWords = Pick<InterfaceWords['servicePage'], 'file' | 'fileOfUnknownLength'>

export const documentLink = graphql`
  fragment DocumentLink on EntryDocument {
    address
    downloadName
    bytes
    pages
  }
`

interface DocumentLinkProps {
  document: LinkedDocument
  words: Pick<FileWords, 'file'> & Partial<FileWords>
  /** The words of the link. */
  children: string
  /** Which document it is, for people who hear the link alone. */
  label?: string
}

/** A link that downloads a PDF, with its pages and size. It is not printed, as paper cannot download. */
export function DocumentLink({ document, words, children, label }: DocumentLinkProps) {
  const { address, downloadName } = document
  return (
    <a css={download} href={withPrefix(address)} download={downloadName} data-no-print>
      <Download size={20} strokeWidth={1.5} aria-hidden="true" />
      <span>{children}</span>
      {label && <span className="visually-hidden">{label}</span>}
      <small>{describeFile(document, words)}</small>
    </a>
  )
}

/** Returns a file's type, pages and size, such as `PDF, 3 pages, 64 KB`. */
function describeFile(
  { bytes, pages }: DocumentLinkProps['document'],
  words: DocumentLinkProps['words'],
): string {
  const size = formatNumber(Math.max(1, Math.round(bytes / 1000)))
  return pages
    ? fillWords(words.file, { pages, size })
    : fillWords(words.fileOfUnknownLength ?? words.file, { size })
}
