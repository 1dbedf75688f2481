import { css } from '@emotion/react'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Arrow } from '../../components/Arrow'
import { ButtonLink } from '../../components/Button'
import { disclosure } from '../../components/Disclosure'
import { useFinderLink } from '../../components/links/FinderLink'
import { MenuLink } from '../../components/links/MenuLink'
import type { Navigation } from '../../site/navigation'
import { color, font, space } from '../../styles/theme'
import { IndustrySummary } from '../IndustrySummary'
import { LanguageLinks } from '../LanguageLinks'
import { MenuWork } from '../MenuWork'
import { foot, largeRows } from './level-styles'

interface LevelProps {
  navigation: Navigation
  open: (level: string) => void
}

function LevelButton({
  level,
  open,
  children,
}: Pick<LevelProps, 'open'> & { level: string; children: ReactNode }) {
  return (
    <li>
      <button type="button" data-level={level} onClick={() => open(level)}>
        <span>{children}</span>
        <Arrow icon={ChevronRight} />
      </button>
    </li>
  )
}

/** The first level: the header's entries in the same order. */
export function MainLevel({ navigation, open }: LevelProps) {
  const { links, career } = navigation
  const words = navigation.words.header
  return (
    <>
      <ul css={largeRows}>
        {links.map(({ path, label, named, opens }) =>
          opens ? (
            <LevelButton key={path} level={opens} open={open}>
              {label}
            </LevelButton>
          ) : (
            <li key={path}>
              <MenuLink to={path} name={named ? label : undefined}>
                {label}
              </MenuLink>
            </li>
          ),
        )}
        {career && (
          <li>
            <a href={career.url} target="_blank" rel="noopener">
              <span>
                <span>{career.label}</span>
                <span className="visually-hidden">{` ${words.newTab}`}</span>
              </span>
              <Arrow icon={ArrowUpRight} />
            </a>
          </li>
        )}
      </ul>
      <MenuWork navigation={navigation} />
      <div css={foot}>
        <LanguageLinks />
      </div>
    </>
  )
}

export function ServicesLevel({ navigation, open }: LevelProps) {
  const finder = useFinderLink()
  return (
    <>
      <ul css={largeRows}>
        {navigation.groups.map(({ group, name }) => (
          <LevelButton key={group} level={`services/${group}`} open={open}>
            {name}
          </LevelButton>
        ))}
        {finder && (
          <li>
            <MenuLink to={finder.to} name={finder.text} />
          </li>
        )}
      </ul>
      <Overview to="/services">{navigation.words.header.allServices}</Overview>
    </>
  )
}

const industryList = css`
  /* As in src/styles/global.ts: keeps the clicked name in place. */
  &:has(summary:is(:focus, :active)) > li:not(:has(summary:is(:focus, :active))) {
    overflow-anchor: none;
  }
  & > li > details {
    ${disclosure};
    border-bottom: 1px solid ${color.line};
  }
  & summary {
    font: 500 1.125rem / 1.3 ${font.display};
  }
`

const opened = css`
  padding-bottom: ${space[3]};
  & > p {
    font-size: 0.9375rem;
  }
`

/** An exclusive accordion. The first industry is open initially. */
export function IndustriesLevel({ navigation }: Pick<LevelProps, 'navigation'>) {
  const words = navigation.words.header
  return (
    <>
      <ul css={industryList}>
        {navigation.industries.map((industry, index) => (
          <li key={industry.slug}>
            <details name="mobile-industry" open={index === 0}>
              <summary>{industry.name}</summary>
              <IndustrySummary industry={industry} words={words} styles={opened} />
            </details>
          </li>
        ))}
      </ul>
      <Overview to="/industries">{words.industriesOverview}</Overview>
    </>
  )
}

export function Overview({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div css={foot}>
      <ButtonLink variant="quiet" to={to}>
        {children}
      </ButtonLink>
    </div>
  )
}
