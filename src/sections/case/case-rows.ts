import { css } from '@emotion/react'
import { columnsFrom } from '../../styles/columns'
import { mutedSmall } from '../../styles/parts'
import { color, media, space } from '../../styles/theme'

/** A list with three parts per row, stacked on narrow screens. */
export const caseRows = css`
  display: grid;
  & > li {
    ${columnsFrom(media.desktop, 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 3fr)')};
    gap: ${space[2]} ${space[5]};
    padding-block: ${space[4]};
    border-top: 1px solid ${color.edge};
  }
  & > li > p {
    ${mutedSmall};
  }
  /* A grid would move to the next sheet as a whole. */
  @media print {
    display: block;
  }
`
