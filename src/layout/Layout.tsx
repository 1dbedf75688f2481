import { css, Global } from '@emotion/react'
import type { ComponentProps } from 'react'
import { frameId } from '../content-model/addresses/frame-id'
import { hydrationBoundary } from '../hydration/HydrationBoundary'
import { PageSwap } from '../hydration/PageTransition'
import { CurrentPath } from '../site/current-path'
import { useNavigation } from '../site/navigation'
import { useIsMirrored } from '../site/site-data'
import { pressableLine } from '../styles/parts'
import { rightToLeft } from '../styles/right-to-left'
import { color, space } from '../styles/theme'
import { BackToTop } from './BackToTop'
import { Footer } from './Footer'
import { SiteHeader } from './header/SiteHeader'
import { NewerOriginal } from './NewerOriginal'

const skipLink = css`
  position: fixed;
  top: ${space[1]};
  z-index: 20;
  margin-inline: ${space[2]};
  ${pressableLine};
  padding-inline: ${space[2]};
  background: ${color.paper};
  font-weight: 600;
`

const PageHeader = hydrationBoundary(SiteHeader)
const PageFooter = hydrationBoundary(Footer)

/** The layout of every page. */
export function Layout({ location, children }: ComponentProps<typeof PageSwap>) {
  const navigation = useNavigation()
  const isMirrored = useIsMirrored()
  return (
    <CurrentPath value={location.pathname}>
      {isMirrored && <Global styles={rightToLeft} />}
      {/* Outside all boundaries: unless suppressed, translated text would make React re-render the page. */}
      <a
        css={skipLink}
        className="visually-hidden"
        href={`#${frameId('content')}`}
        data-no-print
        suppressHydrationWarning
      >
        {navigation.words.frame.skip}
      </a>
      <PageHeader navigation={navigation} pathname={location.pathname} />
      <NewerOriginal />
      <PageSwap location={location}>{children}</PageSwap>
      <PageFooter />
      <BackToTop label={navigation.words.frame.backToTop} />
    </CurrentPath>
  )
}
