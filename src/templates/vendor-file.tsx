import { graphql, type PageProps } from 'gatsby'
import { ClothLine } from '../components/ClothLine'
import { DocumentLink } from '../components/links/DocumentLink'
import { LinkCards } from '../components/links/LinkCards'
import { Motif } from '../components/Motif'
import type { Entry, EntryDocument } from '../content-model/collections/query-results'
import { EntryOpening } from '../layout/EntryOpening'
import { LongRead } from '../sections/article/LongRead'
import { vendorFileText } from '../sections/article/vendor-file-text'
import { fillWords, type InterfaceWords } from '../site/interface-words'
import { useDates } from '../site/use-writing'

interface VendorFileData {
  interfaceWords: Pick<InterfaceWords, 'vendorFile' | 'certificationStatuses'>
  file: Entry<'vendor-risk'> & { document: EntryDocument }
}

/** Page of a vendor-risk file: when it was checked, its PDF, its text beside a table of contents, and its lists. */
export default function VendorFilePage({ data }: PageProps<VendorFileData>) {
  const dateOf = useDates()
  const { file, interfaceWords } = data
  const words = interfaceWords.vendorFile
  const { body, headings } = vendorFileText(file, interfaceWords)
  return (
    <>
      <EntryOpening
        entry={file}
        eyebrow={words.document}
        title={file.heading}
        lead={file.summary}
        actions={<DocumentLink document={file.document}>{words.download}</DocumentLink>}
        art={<Motif seed={file.slug} weave={file.weave} subject="industry" />}
      >
        <p>
          <small>{fillWords(words.checked, { date: dateOf(file.checked) })}</small>
        </p>
      </EntryOpening>
      <LongRead contents={words.contents} body={body} headings={headings} figures={file.figures} />
      <LinkCards
        title={words.industries}
        items={file.industries.map(({ path, name, tagline }) => ({
          path,
          title: name,
          text: tagline,
        }))}
      />
      <ClothLine weave={file.weave} subject="industry" />
    </>
  )
}

export const query = graphql`
  query VendorFileTemplate($id: String!) {
    file: vendorFile(id: { eq: $id }) {
      ...VendorFilePage
      document {
        ...Document
      }
    }
    ...VendorFileWords
    ...CertificationStatusesWords
  }
`
