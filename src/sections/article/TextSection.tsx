import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { disclosure } from '../../components/Disclosure'
import { Section, SectionHeading } from '../../components/Section'
import type { EntryBody } from '../../content-model/collections/query-results'
import type { BodyNode } from '../../content-model/read/body-tree'
import { hashTarget } from '../../hydration/hash-target'
import { color, media, size, space, wideScreens } from '../../styles/theme'
import { Body, renderNodes } from './Body'

/** A list to open on small screens; two balanced columns on wide screens. */
const list = css`
  & > :is(div, details) {
    border-bottom: 1px solid ${color.line};
    & > div {
      padding-bottom: ${space[3]};
    }
  }
  & > :first-child {
    border-top: 1px solid ${color.line};
  }
  ${media.desktop} {
    columns: 2;
    column-gap: ${space[6]};
    & > :is(div, details) {
      border: 0;
      break-inside: avoid;
    }
    & > :first-child {
      border-top: 0;
    }
    & > :last-child > div {
      padding-bottom: 0;
    }
    & > details > summary {
      padding-block: 0 1.1em;
      pointer-events: none;
      & > h3 {
        font-size: ${size.h3};
      }
      &::after {
        display: none;
      }
    }
    & > details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`

interface TextSectionProps
  extends Pick<ComponentProps<typeof SectionHeading>, 'title'>,
    Pick<ComponentProps<typeof Section>, 'wash'> {
  entry: Pick<EntryBody, 'body' | 'figures'>
}

/** An entry's text. On small screens, its parts open one by one. */
export function TextSection({ entry: { body, figures }, wash, ...heading }: TextSectionProps) {
  if (body.length === 0) return null
  const parts = partsOf(body)
  const setting = { figures, inSection: true }
  if (parts.length === 1)
    return (
      <Section wash={wash} {...heading}>
        <Body tree={body} {...setting} />
      </Section>
    )
  return (
    <Section layout="stacked" wash={wash}>
      <SectionHeading {...heading} />
      <div css={list} ref={openParts}>
        {parts.map(([first, ...rest], index) =>
          first[0] === 'h2' ? (
            <details key={String(index)} css={disclosure}>
              <summary>{renderNodes([first], setting)}</summary>
              <Body tree={rest} {...setting} />
            </details>
          ) : (
            <div key={String(index)}>
              <Body tree={[first, ...rest]} {...setting} />
            </div>
          ),
        )}
      </div>
    </Section>
  )
}

/** Opens the parts on wide screens, and the linked part. Returns a cleanup function. */
function openParts(parts: HTMLDivElement): () => void {
  // Styles already show all parts. Open them for assistive technology and old browsers too.
  if (matchMedia(wideScreens).matches)
    for (const part of parts.querySelectorAll('details')) {
      part.open = true
      part.querySelector('summary')?.setAttribute('tabindex', '-1')
    }
  // Browsers open a part for a link into its text, not for one to its heading.
  const openLinked = () => {
    const part = hashTarget(location.hash)?.closest('details')
    if (part && parts.contains(part)) part.open = true
  }
  openLinked()
  addEventListener('hashchange', openLinked)
  return () => removeEventListener('hashchange', openLinked)
}

/** Splits a text at its headings. */
function partsOf(body: readonly BodyNode[]): [BodyNode, ...BodyNode[]][] {
  const parts: [BodyNode, ...BodyNode[]][] = []
  for (const node of body) {
    const last = parts.at(-1)
    if (last && node[0] !== 'h2') last.push(node)
    else parts.push([node])
  }
  return parts
}
