import { css } from '@emotion/react'
import { givenFamilies, showsMotif } from '../look/site-look'
import type { EntryWeave } from '../motif/chain'
import { familyOf, type MotifSubject } from '../motif/families'
import { useSiteData } from '../site/site-data'
import { useWords } from '../site/use-writing'
import { mutedSmall } from '../styles/parts'
import { color, space } from '../styles/theme'
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
  weave: EntryWeave | null
  subject: MotifSubject
  /** What a case says of its cells. */
  cloth?: { of: string; meaning: string } | null
}

/** Says how the motif of a page is read, where it has one that is woven from its numbers. */
export function ClothLine({ weave, subject, cloth }: ClothLineProps) {
  const words = useSiteData().interfaceWords.cloth
  const write = useWords()
  if (!showsMotif || !weave) return null
  const { cells, marked } = weave
  const family = weave.family ?? familyOf(subject, givenFamilies)
  const reading = cloth
    ? write(words.own, { family, cells, marked, of: cloth.of, meaning: cloth.meaning })
    : `${write(words.page, { family, count: cells - marked })} ${marked > 0 ? write(words.figures, { count: marked }) : ''}`
  return (
    <div css={line} data-no-print data-motif-words>
      <div>
        <p>{`${reading.trim()} ${words.seal}`}</p>
      </div>
    </div>
  )
}
