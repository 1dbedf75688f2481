import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { Motif } from '../../components/Motif'
import { container } from '../../components/Section'
import type { WovenCard } from '../../content-model/collections/query-results'
import { wholeLink } from '../../styles/parts'
import { media, size, space } from '../../styles/theme'
import { showsMotif } from '../../theme/site-theme'

const row = css`
  ${container};
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[3]} ${space[2]};
  padding-bottom: ${space[5]};
  & > li {
    ${wholeLink};
    display: grid;
    grid-template-rows: 1fr auto;
    gap: ${space[1]};
  }
  & > li > div {
    align-self: end;
  }
  /* Phones have no room for the names, which the list below repeats: the link lies on the cloth. */
  ${media.phone} {
    & a {
      position: absolute;
      inset: 0;
    }
    & a > * {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(7.25rem, 1fr));
    gap: ${space[4]} ${space[3]};
    padding-bottom: ${space.section};
    & a {
      min-height: 3.9em;
      font-size: ${size.small};
      line-height: 1.3;
      overflow-wrap: break-word;
    }
  }
`

interface CaseClothsProps {
  cases: readonly WovenCard<'cases'>[]
  /** What screen readers call them. */
  label: string
}

/** The motifs of all cases side by side, each with the link to its case. */
export function CaseCloths({ cases, label }: CaseClothsProps) {
  if (!showsMotif || cases.length === 0) return null
  return (
    <ul css={row} data-no-print aria-label={label}>
      {cases.map(({ path, slug, weave, title }) => (
        <li key={path}>
          <Motif seed={slug} weave={weave} subject="case" />
          <ActionLink to={path} name={title}>
            <span>{title}</span>
          </ActionLink>
        </li>
      ))}
    </ul>
  )
}
