import { css } from '@emotion/react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ComponentProps } from 'react'
import { clickableInline, movingArrow } from '../../styles/parts'
import { space } from '../../styles/theme'
import { Arrow } from '../Arrow'
import { ActionLink } from './ActionLink'

const link = css`
  ${clickableInline};
  ${movingArrow};
  gap: ${space[1]};
  font-weight: 600;
  text-decoration: none;
  overflow-wrap: anywhere;
  /* The note on the page's language is a separate flex item that does not break within words. */
  & > small {
    overflow-wrap: normal;
  }
`

/** A link with an arrow. */
export function TextLink({ name, children = name, ...rest }: ComponentProps<typeof ActionLink>) {
  return (
    <ActionLink css={link} after={<Arrow icon={ArrowRight} />} name={name} {...rest}>
      <span>{children}</span>
    </ActionLink>
  )
}
