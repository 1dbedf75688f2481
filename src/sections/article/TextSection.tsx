import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { Section, SectionHeading } from '../../components/Section'
import type { EntryBody } from '../../content-model/collections/query-results'
import type { BodyNode } from '../../content-model/read/body-tree'
import { media, space } from '../../styles/theme'
import { Body } from './Body'

/** Two columns of whole parts, as short as they can be. */
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

/** The text of an entry below a heading of the page, its own parts in two columns; nothing without a text. */
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

/** Returns what is under each heading, with the heading; what comes before the first one is a part too. */
function partsOf(body: readonly BodyNode[]): BodyNode[][] {
  const parts: BodyNode[][] = []
  for (const node of body) {
    const last = parts.at(-1)
    if (last && node[0] !== 'h2') last.push(node)
    else parts.push([node])
  }
  return parts
}
