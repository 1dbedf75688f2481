import { graphql, useStaticQuery } from 'gatsby'
import type { CaseFilter } from '../content-model/addresses/case-filters'
import type { Card, Singleton } from '../content-model/collections/query-results'
import { isAnnounced } from '../content-model/visibility/announced'
import type { InterfaceWords } from './interface-words'

/** The menus of the header, by the page that each has as an overview. */
const menus: Readonly<Record<string, MenuName | undefined>> = {
  '/services': 'services',
  '/solutions': 'solutions',
  '/industries': 'industries',
}
export type MenuName = 'services' | 'solutions' | 'industries' | 'success-stories'

/** The page whose link opens the success stories where the settings have any; elsewhere it is a link like others. */
const storiesPage = '/portfolio'

/** The pages of the company, which every site has, in the order of /menu. */
export const companyPages: readonly string[] = ['about', 'contact', 'privacy-policy']

type ServiceCard = Pick<
  Card<'services'>,
  'slug' | 'path' | 'title' | 'summary' | 'group' | 'featured' | 'status'
>
type Settings = Pick<
  Singleton<'settings.yaml'>,
  'brand' | 'career' | 'features' | 'successStories'
> & {
  serviceGroups: Pick<
    Singleton<'settings.yaml'>['serviceGroups'][number],
    'group' | 'name' | 'summary'
  >[]
}

/** A service as menus link to it: one that is coming soon leads to `/comingsoon`. */
export interface ServiceLink extends Pick<ServiceCard, 'slug' | 'path' | 'title' | 'summary'> {
  comingSoon: boolean
}

/** One of the groups of the services menu. */
export interface ServiceGroupMenu {
  group: string
  name: string
  summary: string
  /** The four cards of the header's menu. */
  featured: ServiceLink[]
  /** All services of the group, those on the cards included. */
  services: ServiceLink[]
}

export type IndustryLink = Pick<
  Card<'industries'>,
  'slug' | 'path' | 'name' | 'tagline' | 'description'
> & {
  /** The page of the industry says how they were counted. */
  stats: Pick<Card<'industries'>['stats'][number], 'value' | 'label'>[]
}
export type SolutionLink = Pick<
  Card<'solutions'>,
  'slug' | 'path' | 'name' | 'description' | 'status' | 'statusName'
>

/** An entry of the success stories menu. A domain or a protocol that no case has leads nowhere. */
export interface StoryLink {
  name: string
  path?: string
}

/** A case as the menus name it. */
export type Work = Pick<Card<'cases'>, 'path' | 'client'> & { name: string }

/** Content of the success stories menu. */
export interface SuccessStories {
  domains: StoryLink[]
  /** Industries lead to their cases, or to their own pages where they have none. */
  industries: StoryLink[]
  protocols: StoryLink[]
  /** The first cases of /portfolio. */
  cases: StoryLink[]
}

/** A link of the header and the mobile menu. */
export interface HeaderLink {
  path: string
  label: string
  /** Whether the label is the name of the page, and so in its language. */
  named: boolean
  opens: MenuName | undefined
}

/** Content of the header, the mobile menu and `/menu`. */
export interface Navigation {
  words: Pick<InterfaceWords, 'frame' | 'header' | 'search'>
  /** The links of the header, in order. `opens` is the menu of a link that opens one; `path` is the page with all its entries. */
  links: HeaderLink[]
  brand: string
  /** The job board; null where there is none. */
  career: Settings['career']
  groups: ServiceGroupMenu[]
  solutions: SolutionLink[]
  industries: IndustryLink[]
  /** The first cases of /portfolio, some for each menu. */
  work: Work[]
  /** The success stories menu; undefined while it is switched off or leads nowhere. */
  successStories?: SuccessStories
}

/** A link of the header or the footer, as the settings order it. */
export interface SiteLink {
  path: string
  text: string
  /** Whether the text is the title of the page. */
  isTitle: boolean
}

interface NavigationData {
  interfaceWords: Pick<InterfaceWords, 'frame' | 'header' | 'search'>
  headerLinks: SiteLink[]
  settings: Settings
  caseFilters: Pick<CaseFilter, 'kind' | 'name' | 'path'>[]
  cases: { nodes: Work[] }
  services: { nodes: ServiceCard[] }
  solutions: { nodes: SolutionLink[] }
  industries: { nodes: IndustryLink[] }
}

/** Number of cases in the success stories menu. */
const storyLimit = 4

/** Number of featured cards of a group in the header (specification, "Site header"). */
const featuredCardLimit = 4

/** Returns the menus' content from the collections and the settings. */
export function useNavigation(): Navigation {
  return rememberedNavigation(
    useStaticQuery<NavigationData>(graphql`
      query Navigation {
        ...FrameWords
        ...HeaderWords
        ...SearchWords
        headerLinks {
          path
          text
          isTitle
        }
        settings {
          brand
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
          }
        }
        services: allService(sort: [{ order: ASC }, { title: ASC }]) {
          nodes {
            slug
            path
            title
            summary
            group
            featured
            status
          }
        }
        solutions: allSolution(sort: [{ order: ASC }, { name: ASC }]) {
          nodes {
            slug
            path
            name
            description
            status
            statusName
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
    `),
  )
}

const navigations = new WeakMap<NavigationData, Navigation>()

/** Returns the same object for the same data, so that memoised menus do not render again. */
function rememberedNavigation(data: NavigationData): Navigation {
  const navigation = navigations.get(data) ?? navigationOf(data)
  navigations.set(data, navigation)
  return navigation
}

/** Builds the menus from the collections, without empty groups. A group short of featured services is filled up with live ones. */
export function navigationOf(data: NavigationData): Navigation {
  const { interfaceWords, headerLinks, settings, cases, services, solutions, industries } = data
  const words = interfaceWords.header
  const stories = settings.successStories
  const isLinked = headerLinks.some(({ path }) => path === storiesPage)
  const successStories =
    stories && isLinked && settings.features.successStories ? storiesOf(stories, data) : undefined
  const linkOf = ({ path, text, isTitle }: SiteLink): HeaderLink[] => {
    const isOfStories = path === storiesPage && stories
    if (isOfStories && !successStories) return []
    const opens = isOfStories ? 'success-stories' : menus[path]
    const label = isOfStories && isTitle ? words.successStories : text
    return [{ path, label, named: isTitle && !opens, opens }]
  }
  return {
    words: interfaceWords,
    links: headerLinks.flatMap(linkOf),
    brand: settings.brand,
    career: settings.career,
    groups: settings.serviceGroups.flatMap(({ group, name, summary }) => {
      const members = services.nodes.filter((service) => service.group === group)
      if (members.length === 0) return []
      const byRank = [
        ...members.filter(({ featured }) => featured),
        ...members.filter(({ featured, status }) => !featured && status === 'live'),
      ]
      return {
        group,
        name,
        summary,
        featured: byRank.slice(0, featuredCardLimit).map(serviceLink),
        services: members.map(serviceLink),
      }
    }),
    solutions: solutions.nodes,
    industries: industries.nodes,
    work: cases.nodes,
    ...(successStories && { successStories }),
  }
}

function storiesOf(
  { domains, protocols }: NonNullable<Settings['successStories']>,
  { caseFilters, cases, industries }: NavigationData,
): SuccessStories {
  const linkOf =
    (kind: CaseFilter['kind']) =>
    ({ name, path }: StoryLink): StoryLink => ({
      name,
      path:
        caseFilters.find((filter) => filter.kind === kind && filter.name === name)?.path ?? path,
    })
  const named = (name: string) => ({ name })
  return {
    domains: domains.map(named).map(linkOf('domain')),
    industries: industries.nodes.map(linkOf('industry')),
    protocols: protocols.map(named).map(linkOf('protocol')),
    cases: cases.nodes.slice(0, storyLimit),
  }
}

function serviceLink({ slug, path, title, summary, status }: ServiceCard): ServiceLink {
  const comingSoon = isAnnounced({ status })
  return { slug, path: comingSoon ? '/comingsoon' : path, title, summary, comingSoon }
}
