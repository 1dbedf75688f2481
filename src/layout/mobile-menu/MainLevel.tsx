import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Arrow } from '../../components/Arrow'
import { useFinderLink } from '../../components/links/FinderLink'
import { MenuLink } from '../../components/links/MenuLink'
import type { InterfaceWords } from '../../site/interface-words'
import type { Navigation, ServiceGroupMenu } from '../../site/navigation'
import { LanguageLinks } from '../LanguageLinks'
import { MenuWork } from '../MenuWork'
import { foot, largeRows } from './level-styles'
import { Overview } from './Overview'

interface Opener {
  /** Shows another level. */
  open: (level: string) => void
}

function LevelButton({ level, open, children }: Opener & { level: string; children: ReactNode }) {
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
export function MainLevel({ navigation, open }: Opener & { navigation: Navigation }) {
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
      <MenuWork cases={navigation.work} words={words} />
      <div css={foot}>
        <LanguageLinks />
      </div>
    </>
  )
}

interface ServicesLevelProps extends Opener {
  groups: readonly ServiceGroupMenu[]
  words: InterfaceWords['header']
}

/** The groups of services. */
export function ServicesLevel({ groups, words, open }: ServicesLevelProps) {
  const finder = useFinderLink()
  return (
    <>
      <ul css={largeRows}>
        {groups.map(({ group, name }) => (
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
      <Overview to="/services">{words.servicesOverview}</Overview>
    </>
  )
}
