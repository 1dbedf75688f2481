import { css } from '@emotion/react'
import { Motif } from '../../components/Motif'
import type { Entry } from '../../content-model/collections/query-results'
import { mutedSmall } from '../../styles/parts'
import { media, space } from '../../styles/theme'

const explanation = css`
  ${mutedSmall};
  padding: ${space[1]} ${space.gutter};
  ${media.desktop} {
    padding-inline: 0;
  }
`

/** A case's motif, with a line that explains its numbers. */
export function CaseMotif({ slug, motif }: Pick<Entry<'cases'>, 'slug' | 'motif'>) {
  return (
    <>
      <Motif seed={slug} subject="case" data={motif} />
      {motif && <p css={explanation}>{motif.explanation}</p>}
    </>
  )
}
