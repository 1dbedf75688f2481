import { css } from '@emotion/react'
import type { PageWeave } from '../motif/chain'
import { familyOf, type MotifSubject } from '../motif/families'
import { useSiteData } from '../site/site-data'
import { useWords } from '../site/use-writing'
import { mutedSmall } from '../styles/parts'
import { color, space } from '../styles/theme'
import { givenFamilies, showsMotif } from '../theme/site-theme'
import { container } from './Section'

const line = css`
  padding-block: ${space[3]};
  border-top: 1px solid ${color.line};
  ${mutedSmall};
  & > div {
    ${container};
  }
  & p {
    max-width: 60rem;
  }
`

interface ClothLineProps {
  weave: PageWeave | null
  subject: MotifSubject
  /** What a case says of its cells. */
  cloth?: { of: string; meaning: string } | null
  /** What the cells stand for. Default: `text`, the titled parts of the page's own */
  of?: 'text' | 'list' | 'groups'
}

/** Says how the motif of a page is read, where it has one that is woven from its numbers. */
export function ClothLine({ weave, subject, cloth, of = 'text' }: ClothLineProps) {
  const words = useSiteData().interfaceWords.cloth
  const write = useWords()
  if (!showsMotif || !weave) return null
  const { cells, marked } = weave
  const family = weave.family ?? familyOf(subject, givenFamilies)
  const counts = { family, count: cells - marked }
  const figures = marked > 0 ? [write(words.figures, { count: marked })] : []
  const readings = {
    text: () => [write(words.page, counts), ...figures, words.seal],
    list: () => [write(words.list, counts)],
    groups: () => [words.groups],
  }
  const reading = cloth
    ? [write(words.own, { family, cells, marked, ...cloth }), words.seal]
    : readings[of]()
  return (
    <div css={line} data-no-print data-motif-words>
      <div>
        <p>{reading.join(' ')}</p>
      </div>
    </div>
  )
}
