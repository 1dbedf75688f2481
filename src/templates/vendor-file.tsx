import { css } from '@emotion/react'
import { graphql, type PageProps } from 'gatsby'
import { DocumentLink } from '../components/links/DocumentLink'
import { TextLink } from '../components/links/TextLink'
import { Motif } from '../components/Motif'
import type { Entry, EntryDocument } from '../content-model/collections/query-results'
import { EntryOpening } from '../layout/EntryOpening'
import { LongRead } from '../sections/article/LongRead'
import { vendorFileText } from '../sections/article/vendor-file-text'
import { FinalCta } from '../sections/company/FinalCta'
import { fillWords, type WordsData } from '../site/interface-words'
import { useDates } from '../site/use-writing'
import { wrapping } from '../styles/parts'
import { space } from '../styles/theme'

const audience = css`
  ${wrapping};
  align-items: center;
  column-gap: ${space[3]};
`

interface VendorFileData extends WordsData<'vendorFile' | 'certificationStatuses'> {
  file: Entry<'vendor-risk'> & { document: EntryDocument }
}

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
        art={<Motif seed={file.slug} subject="industry" />}
      >
        <p>
          <small>{fillWords(words.checked, { date: dateOf(file.checked) })}</small>
        </p>
        {file.industries.length > 0 && (
          <p css={audience}>
            <span>{words.industries}</span>
            {file.industries.map(({ path, name }) => (
              <TextLink key={path} to={path} name={name} />
            ))}
          </p>
        )}
      </EntryOpening>
      <LongRead contents={words.contents} body={body} headings={headings} figures={file.figures} />
      <FinalCta words={file.finalCta} source={{ service: file.slug, offer: 'vendor-risk' }} />
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
