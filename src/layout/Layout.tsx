import { css, Global } from '@emotion/react'
import { withPrefix } from 'gatsby'
import type { ComponentProps } from 'react'
import { container } from '../components/Section'
import { shellId } from '../content-model/addresses/shell-id'
import { hydrationBoundary } from '../hydration/HydrationBoundary'
import { PageTransition } from '../hydration/navigation/PageTransition'
import { usePageLanguage } from '../language/page-language'
import { CurrentPath } from '../site/current-path'
import { useNavigation } from '../site/navigation'
import { useIsMirrored } from '../site/site-data'
import { clickableInline, clickableLine, mutedSmall } from '../styles/parts'
import { rightToLeft } from '../styles/right-to-left'
import { color, space } from '../styles/theme'
import { BackToTop } from './BackToTop'
import { Footer } from './Footer'
import { SiteHeader } from './header/SiteHeader'
import { ProgressBar } from './ProgressBar'

const skipLink = css`
  position: fixed;
  top: ${space[1]};
  z-index: 20;
  margin-inline: ${space[2]};
  ${clickableLine};
  padding-inline: ${space[2]};
  background: ${color.paper};
  font-weight: 600;
`

const noteLine = css`
  ${container};
  padding-block: ${space[1]};
  ${mutedSmall};
  & > a {
    ${clickableInline};
  }
`

const PageHeader = hydrationBoundary(SiteHeader)
const PageFooter = hydrationBoundary(Footer)

export function Layout({ location, children }: ComponentProps<typeof PageTransition>) {
  const navigation = useNavigation()
  const isMirrored = useIsMirrored()
  return (
    <CurrentPath value={location.pathname}>
      {isMirrored && <Global styles={rightToLeft} />}
      {/* This link is outside all boundaries. Without the suppression, React
          would re-render a page that a browser has translated. */}
      <a
        css={skipLink}
        className="visually-hidden"
        href={`#${shellId('content')}`}
        data-no-print
        suppressHydrationWarning
      >
        {navigation.words.shell.skip}
      </a>
      <ProgressBar label={navigation.words.shell.loading} />
      <PageHeader navigation={navigation} pathname={location.pathname} />
      <NewerOriginal />
      <PageTransition location={location}>{children}</PageTransition>
      <PageFooter />
      <BackToTop label={navigation.words.shell.backToTop} />
    </CurrentPath>
  )
}

/** Notice above a translation that is older than its original. */
function NewerOriginal() {
  const { newerOriginal } = usePageLanguage()
  if (!newerOriginal) return null
  const { note, link, path, language } = newerOriginal
  return (
    // Needs a name because a page may have several complementary landmarks.
    <aside css={noteLine} aria-labelledby={shellId('newer-original')} data-newer-original>
      <span id={shellId('newer-original')}>{`${note} `}</span>
      <a href={withPrefix(path)} hrefLang={language}>
        {link}
      </a>
    </aside>
  )
}
