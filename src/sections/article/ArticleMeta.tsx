import { css } from '@emotion/react'
import type { InterfaceWords } from '../../site/interface-words'
import { readingMinutes } from '../../site/reading-time'
import { useDates, useWords } from '../../site/use-writing'
import { mutedSmall, wrapping } from '../../styles/parts'

const line = css`
  ${wrapping};
  gap: 0 0.875rem;
  ${mutedSmall};
  font-variant-numeric: tabular-nums;
`

interface ArticleMetaProps {
  words: InterfaceWords['articlePage']
  published: string
  updated?: string | null
  wordCount: number
}

/** Dates of publication and last change, and reading time of an article. */
export function ArticleMeta({ words, published, updated, wordCount }: ArticleMetaProps) {
  const dateOf = useDates()
  const wordsOf = useWords()
  return (
    <p css={line}>
      <time dateTime={published}>{dateOf(published)}</time>
      {updated && (
        <span>
          <span>{`${words.updated} `}</span>
          <time dateTime={updated}>{dateOf(updated)}</time>
        </span>
      )}
      <span>{wordsOf(words.readingTime, { minutes: readingMinutes(wordCount) })}</span>
    </p>
  )
}
