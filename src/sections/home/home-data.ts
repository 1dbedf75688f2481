import type { Card, Singleton } from '../../content-model/collections/query-results'
import type { WordsData } from '../../site/interface-words'

/** An entry with its `translation`, for `useLanguageOfEntry`. */
interface Translated {
  translation: string
}

export interface HomeData
  extends WordsData<'homePage' | 'person' | 'video' | 'testimonialSegments' | 'portfolioPage'> {
  home: Singleton<'home.mdx'>
  settings: Pick<Singleton<'settings.yaml'>, 'features' | 'video'> & {
    homeIndustries: Card<'industries'>[]
  }
  clients: { nodes: Card<'clients'>[] }
  services: { nodes: Card<'services'>[] }
  offerings: { nodes: Card<'offerings'>[] }
  cases: { nodes: Card<'cases'>[] }
  testimonials: { nodes: (Card<'testimonials'> & Translated)[] }
  trackRecord: { nodes: (Card<'track-record'> & Translated)[] }
  people: { nodes: (Card<'team'> & Translated)[] }
}
