import { css } from '@emotion/react'
import { useFinderLink } from '../../components/links/FinderLink'
import { TextLink } from '../../components/links/TextLink'
import { useSiteData } from '../../site/site-data'
import { wrapping } from '../../styles/parts'
import { space } from '../../styles/theme'

const links = css`
  ${wrapping};
  column-gap: ${space[4]};
`

/** Links to the finder and the comparisons. */
export function ChoiceLinks() {
  const finder = useFinderLink()
  const comparisons = useSiteData().overviews.find(({ path }) => path === '/services/compare')
  if (!finder && !comparisons) return null
  return (
    <div css={links}>
      {finder && <TextLink to={finder.to}>{finder.text}</TextLink>}
      {comparisons && <TextLink to={comparisons.path} name={comparisons.title} />}
    </div>
  )
}
