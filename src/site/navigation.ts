import { graphql, useStaticQuery } from 'gatsby'
import { useMemo } from 'react'
import type { CaseFilter } from '../content-model/addresses/case-filters'
import type { Card, Singleton } from '../content-model/collections/query-results'
import { isComingSoon } from '../content-model/visibility/coming-soon'
import type { TypeWords, WordsData } from './interface-words'

const menus: Readonly<Record<string, MenuName | undefined>> = {
  '/services': 'services',
  '/solutions': 'solutions',
  '/industries': 'industries',
}
export type MenuName = 'services' | 'solutions' | 'industries' | 'success-stories'

/** Opens the success stories menu if the settings enable it. */
const storiesPage = '/portfolio'

/** Company pages of every site, in the order of /menu. */
export const companyPages: readonly string[] = ['about', 'contact', 'privacy-policy']

type ServiceCard = Card<'services'>
type Settings = Pick<
  Singleton<'settings.yaml'>,
  'career' | 'features' | 'serviceGroups' | 'successStories'
>

export type ServiceLink = ReturnType<typeof serviceLink>
export type ServiceGroupMenu = Navigation['groups'][number]
export type IndustryLink = Pick<
  Card<'industries'>,
  'slug' | 'path' | 'name' | 'tagline' | 'description'
> & {
  /** Without notes, which are on the industry's page. */
  stats: Pick<Card<'industries'>['stats'][number], 'value' | 'label'>[]
}

/** Without cases, a domain or protocol has no link. */
export interface StoryLink {
  name: string
  path?: string | undefined
}

type Work = Pick<Card<'cases'>, 'path' | 'client'> & {
  name: string
  measures: Pick<Card<'cases'>['measures'][number], 'before' | 'after'>[]
}

/** Content of the header, the mobile menu and `/menu`. */
export type Navigation = ReturnType<typeof navigationOf>

/** A link of the header or footer. */
export interface SiteLink {
  path: string
  text: string
  /** Whether the text is the page's title. */
  isTitle: boolean
}

interface NavigationData extends WordsData<'shell' | 'header' | 'search' | keyof TypeWords> {
  headerLinks: SiteLink[]
  settings: Settings
  caseFilters: Pick<CaseFilter, 'kind' | 'name' | 'path'>[]
  cases: { nodes: Work[] }
  services: { nodes: ServiceCard[] }
  solutions: { nodes: Card<'solutions'>[] }
  industries: { nodes: IndustryLink[] }
}

const storyLimit = 4

/** Cards per group in the services menu. */
const featuredCardLimit = 4

export function useNavigation(): Navigation {
  const data = useStaticQuery<NavigationData>(graphql`
    query Navigation {
      ...ShellWords
      ...HeaderWords
      ...SearchWords
      ...SearchPageWords
      ...SearchResultsWords
      ...SearchCountsWords
      headerLinks {
        path
        text
        isTitle
      }
      settings {
        ...SettingsCareer
        ...SettingsServiceGroups
        ...SettingsFeatures
        ...SettingsSuccessStories
      }
      caseFilters {
        kind
        name
        path
      }
      cases: allCase(sort: [{ order: ASC }, { title: ASC }], limit: 6) {
        nodes {
          path
          client
          name: title
          measures {
            before
            after
          }
        }
      }
      services: allService(sort: [{ order: ASC }, { title: ASC }]) {
        nodes {
          ...ServiceCard
        }
      }
      solutions: allSolution(sort: [{ order: ASC }, { name: ASC }]) {
        nodes {
          ...SolutionCard
        }
      }
      industries: allIndustry(sort: [{ order: ASC }, { name: ASC }]) {
        nodes {
          slug
          path
          name
          tagline
          description
          stats {
            value
            label
          }
        }
      }
    }
  `)
  // Returns the same object for the same data, so memoised menus do not re-render.
  return useMemo(() => navigationOf(data), [data])
}

/** Builds the menus. Live services fill groups with few featured services. */
export function navigationOf(data: NavigationData) {
  const { interfaceWords, headerLinks, settings, cases, services, solutions, industries } = data
  const stories = settings.successStories
  const isLinked = headerLinks.some(({ path }) => path === storiesPage)
  const successStories =
    stories && isLinked && settings.features.successStories ? storiesOf(stories, data) : undefined
  const linkOf = ({ path, text, isTitle }: SiteLink) => {
    const isOfStories = path === storiesPage && stories
    if (isOfStories && !successStories) return []
    const opens = isOfStories ? 'success-stories' : menus[path]
    const label = isOfStories && isTitle ? interfaceWords.header.successStories : text
    // A link named after its page is in the page's language.
    return [{ path, label, named: isTitle && !opens, opens }]
  }
  const groups = settings.serviceGroups.map((group) => {
    const members = services.nodes.filter((service) => service.group === group.group)
    const byRank = members
      .filter(({ featured, status }) => featured || status === 'live')
      .sort((a, b) => Number(b.featured) - Number(a.featured))
    return {
      ...group,
      featured: byRank.slice(0, featuredCardLimit).map(serviceLink),
      services: members.map(serviceLink),
    }
  })
  return {
    words: interfaceWords,
    links: headerLinks.flatMap(linkOf),
    career: settings.career,
    groups: groups.filter((group) => group.services.length > 0),
    solutions: solutions.nodes,
    industries: industries.nodes,
    work: cases.nodes,
    successStories,
  }
}

function storiesOf(
  { domains, protocols }: NonNullable<Settings['successStories']>,
  { caseFilters, cases, industries }: NavigationData,
) {
  const linkTo = (kind: CaseFilter['kind'], name: string, otherwise?: string): StoryLink => {
    const filter = caseFilters.find((of) => of.kind === kind && of.name === name)
    return { name, path: filter?.path ?? otherwise }
  }
  return {
    domains: domains.map((name) => linkTo('domain', name)),
    industries: industries.nodes.map(({ name, path }) => linkTo('industry', name, path)),
    protocols: protocols.map((name) => linkTo('protocol', name)),
    cases: cases.nodes.slice(0, storyLimit),
  }
}

/** A service that is coming soon links to `/comingsoon`. */
function serviceLink({ slug, path, title, summary, status }: ServiceCard) {
  const comingSoon = isComingSoon({ status })
  return { slug, path: comingSoon ? '/comingsoon' : path, title, summary, comingSoon }
}
