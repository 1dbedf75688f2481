import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { Section, SectionHeading } from '../../components/Section'
import type { EntryBody } from '../../content-model/collections/query-results'
import type { BodyNode } from '../../content-model/read/body-tree'
import { media, space } from '../../styles/theme'
import { Body } from './Body'

/** Two balanced columns that do not split parts. */
const columns = css`
  ${media.desktop} {
    columns: 2;
    column-gap: ${space[6]};
  }
  & > div {
    break-inside: avoid;
    padding-bottom: ${space[3]};
  }
  & > :last-child {
    padding-bottom: 0;
  }
`

interface TextSectionProps
  extends Pick<ComponentProps<typeof SectionHeading>, 'eyebrow' | 'title'>,
    Pick<ComponentProps<typeof Section>, 'wash'> {
  entry: Pick<EntryBody, 'body' | 'figures'>
}

/** An entry's text under a heading of the page, with its parts in two columns. */
export function TextSection({ entry: { body, figures }, wash, ...heading }: TextSectionProps) {
  if (body.length === 0) return null
  const parts = partsOf(body)
  if (parts.length === 1)
    return (
      <Section wash={wash} {...heading}>
        <Body tree={body} figures={figures} inSection />
      </Section>
    )
  return (
    <Section layout="stacked" wash={wash}>
      <SectionHeading {...heading} />
      <div css={columns}>
        {parts.map((part, index) => (
          <Body key={String(index)} tree={part} figures={figures} inSection />
        ))}
      </div>
    </Section>
  )
}

/** Splits a text at its headings. Content before the first heading is a part too. */
function partsOf(body: readonly BodyNode[]): BodyNode[][] {
  const parts: BodyNode[][] = []
  for (const node of body) {
    const last = parts.at(-1)
    if (last && node[0] !== 'h2') last.push(node)
    else parts.push([node])
  }
  return parts
}
