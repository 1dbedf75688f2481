import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/Button'
import { MenuLink } from '../MenuLink'
import type { Navigation, ServiceGroupMenu, ServiceLink } from '../navigation'
import { foot, largeRows, rows } from './level-styles'
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
        <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </li>
  )
}

/** The first level: the header's entries in the same order. */
export function MainLevel({ navigation, open }: Opener & { navigation: Navigation }) {
  const { career, successStories } = navigation
  return (
    <>
      <ul css={largeRows}>
        <LevelButton level="services" open={open}>
          Services
        </LevelButton>
        <LevelButton level="solutions" open={open}>
          Solutions
        </LevelButton>
        <LevelButton level="industries" open={open}>
          Industries
        </LevelButton>
        {successStories && (
          <LevelButton level="success-stories" open={open}>
            Success stories
          </LevelButton>
        )}
        <li>
          <MenuLink to="/about">About Us</MenuLink>
        </li>
        <li>
          <a href={career.url} target="_blank" rel="noopener">
            <span>
              <span>{career.label}</span>
              <span className="visually-hidden"> (opens in a new tab)</span>
            </span>
            <ArrowUpRight size={20} strokeWidth={1.5} aria-hidden="true" />
          </a>
        </li>
      </ul>
      <div css={foot}>
        <ButtonLink to="/contact">Get in touch</ButtonLink>
      </div>
    </>
  )
}

/** The four groups of services. */
export function ServicesLevel({ groups, open }: Opener & { groups: readonly ServiceGroupMenu[] }) {
  return (
    <>
      <ul css={largeRows}>
        {groups.map(({ group, name }) => (
          <LevelButton key={group} level={`services/${group}`} open={open}>
            {name}
          </LevelButton>
        ))}
      </ul>
      <Overview to="/services">Services overview</Overview>
    </>
  )
}

/** All services of one group. */
export function ServiceGroupLevel({ services }: { services: readonly ServiceLink[] }) {
  return (
    <ul css={rows}>
      {services.map(({ slug, path, title, comingSoon }) => (
        <li key={slug}>
          <MenuLink to={path}>
            <span>{title}</span>
            {comingSoon && <small>Soon</small>}
          </MenuLink>
        </li>
      ))}
    </ul>
  )
}
