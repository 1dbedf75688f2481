import { css } from '@emotion/react'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ReactNode } from 'react'
import { Arrow } from '../../components/Arrow'
import { ButtonLink } from '../../components/Button'
import { MenuLink } from '../../components/links/MenuLink'
import { container } from '../../components/Section'
import { hydrationBoundary } from '../../hydration/HydrationBoundary'
import { Bounded } from '../../site/ErrorBoundary'
import type { MenuName, Navigation } from '../../site/navigation'
import { focusMarkInside } from '../../styles/focus'
import { color, headerHeight, media, motion, space, target } from '../../styles/theme'
import { LanguageLinks } from '../LanguageLinks'
import { MenuWork } from '../MenuWork'
import { allLink } from '../menu-styles'
import { MenuButton } from '../mobile-menu/MenuButton'
import { SolutionCards } from '../SolutionCards'
import { SuccessStories } from '../SuccessStories'
import { SearchButton } from '../search-dialog/SearchButton'
import { BarMeasure, barFits, barLabel, contactStyle, endsGap } from './BarMeasure'
import { BrandLink } from './BrandLink'
import { MenuEntry } from './MenuEntry'
import { useMenuBar } from './menu-bar'
import { IndustriesMenu, ServicesMenu } from './menus'
import { NoConnection } from './NoConnection'
import { ThemeSwitch } from './ThemeSwitch'

const sticky = css`
  position: sticky;
  top: 0;
  z-index: 10;
  display: grid;
  grid-template: max-content / minmax(0, 1fr);
  height: calc(${headerHeight} + 1px);
  background: ${color.paper};
  border-bottom: 1px solid ${color.line};
  view-transition-name: site-header;
  ${media.low} {
    position: relative;
  }
  &:has([data-menu] > [aria-expanded='true'])::before {
    content: '';
    position: fixed;
    inset: ${headerHeight} 0 0;
    z-index: -1;
    background: ${color.scrim};
    pointer-events: none;
  }
`

const row = css`
  ${container};
  container: site-header / size;
  grid-area: 1 / 1;
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${headerHeight};
  ${media.tablet} {
    gap: ${space[2]};
  }
  & > nav {
    /* Menu labels wrap before the company's name does. */
    flex-shrink: 1000;
    display: none;
    ${barFits} {
      display: block;
    }
  }
`

const bar = css`
  display: flex;
  & > li > a {
    ${barLabel};
    position: relative;
    height: ${headerHeight};
    color: ${color.ink};
    text-decoration: none;
    transition: color ${motion.fast} ease-out;
  }
  & > li > a:is(:hover, [aria-expanded='true']) {
    color: ${color.action};
  }
  & > li > a:focus-visible {
    ${focusMarkInside}
  }
  & > li > a:is([aria-current], [aria-expanded='true'])::after {
    content: '';
    position: absolute;
    inset: auto 0.3rem -1px;
    border-bottom: 2px solid ${color.warm};
  }
  & > li > a[aria-expanded='true']::after {
    border-color: ${color.action};
  }
`

const ends = css`
  flex: none;
  display: flex;
  align-items: center;
  margin-inline-start: auto;
  ${media.tablet} {
    gap: ${endsGap};
  }
  & > a:not([aria-label], [lang]) {
    ${contactStyle};
    display: none;
    min-height: ${target};
    ${media.tablet} {
      display: inline-flex;
    }
  }
  /* On phones, several languages would leave no room for the company's name. The mobile menu and the footer list them. */
  &:has(> [lang] ~ [lang]) > [lang] {
    display: none;
    ${media.tablet} {
      display: grid;
    }
  }
  /* The mobile menu's button. */
  & > a:last-of-type {
    ${barFits} {
      display: none;
    }
  }
`

const ServicesPanel = hydrationBoundary(ServicesMenu)
const SolutionsPanel = hydrationBoundary(SolutionCards)
const IndustriesPanel = hydrationBoundary(IndustriesMenu)
const SuccessStoriesPanel = hydrationBoundary(SuccessStories)

/** If the menus do not fit, the mobile menu's button replaces them. */
export function SiteHeader({ navigation, pathname }: { navigation: Navigation; pathname: string }) {
  const { links, career, solutions } = navigation
  const words = navigation.words.header
  const { isHydrated, entry, onKeyDown } = useMenuBar(pathname)
  const panels: Record<MenuName, ReactNode> = {
    services: <ServicesPanel navigation={navigation} />,
    solutions: (
      <>
        <SolutionsPanel solutions={solutions} />
        <MenuLink to="/solutions" css={allLink}>
          {words.solutionsOverview}
        </MenuLink>
      </>
    ),
    industries: <IndustriesPanel navigation={navigation} />,
    'success-stories': <SuccessStoriesPanel navigation={navigation} />,
  }
  const opened = links.filter(({ opens }) => opens)
  return (
    <Bounded as="header" css={sticky} data-site-header data-hydrated={isHydrated || undefined}>
      <BarMeasure navigation={navigation} />
      <div css={row}>
        <BrandLink />
        <nav aria-label={words.mainMenu}>
          <ul css={bar} onKeyDown={onKeyDown}>
            {links.map((link) =>
              link.opens ? (
                <MenuEntry key={link.path} {...entry(link.opens)} label={link.label} to={link.path}>
                  {panels[link.opens]}
                  {link.opens !== 'success-stories' && (
                    <MenuWork navigation={navigation} menu={opened.indexOf(link)} />
                  )}
                </MenuEntry>
              ) : (
                <li key={link.path}>
                  <MenuLink to={link.path} name={link.named ? link.label : undefined} shortNote>
                    {link.label}
                  </MenuLink>
                </li>
              ),
            )}
            {career && (
              <li>
                <a href={career.url} target="_blank" rel="noopener">
                  <span>{career.label}</span>
                  <Arrow icon={ArrowUpRight} size={16} />
                  <span className="visually-hidden">{` ${words.newTab}`}</span>
                </a>
              </li>
            )}
          </ul>
        </nav>
        <div css={ends}>
          <SearchButton words={navigation.words.search} />
          <LanguageLinks isShort />
          <ThemeSwitch words={words} />
          <ButtonLink variant="quiet" to="/contact" shortNote>
            {words.contact}
          </ButtonLink>
          <MenuButton navigation={navigation} />
        </div>
      </div>
      <NoConnection words={navigation.words.shell.noConnection} />
    </Bounded>
  )
}
