import { graphql, type PageProps } from 'gatsby'
import type { Card, Singleton, WovenCard } from '../content-model/collections/query-results'
import { ContactSection } from '../sections/contact/ContactSection'
import { HomeCases } from '../sections/home/HomeCases'
import { HomeHero } from '../sections/home/HomeHero'
import { HomeIndustries } from '../sections/home/HomeIndustries'
import { HomeMedia } from '../sections/home/HomeMedia'
import { HomeOfferings } from '../sections/home/HomeOfferings'
import { HomeServices } from '../sections/home/HomeServices'
import { HomeSolutions } from '../sections/home/HomeSolutions'
import { HomeTeam } from '../sections/home/HomeTeam'
import { HomeTestimonials } from '../sections/home/HomeTestimonials'
import { HomeTrackRecord } from '../sections/home/HomeTrackRecord'
import { HomeTrustedBy } from '../sections/home/HomeTrustedBy'
import { HomeVision } from '../sections/home/HomeVision'
import { Head } from '../site/Head'
import type { InterfaceWords } from '../site/interface-words'
import { useNavigation } from '../site/navigation'
import { organisation, website } from '../site/structured-data'

interface HomeData {
  interfaceWords: Pick<
    InterfaceWords,
    'homePage' | 'person' | 'video' | 'testimonialSegments' | 'portfolioPage'
  >
  home: Singleton<'home.mdx'>
  settings: Pick<Singleton<'settings.yaml'>, 'features' | 'video'> & {
    homeIndustries: WovenCard<'industries'>[]
  }
  clients: { nodes: Card<'clients'>[] }
  services: { nodes: Card<'services'>[] }
  offerings: { nodes: Card<'offerings'>[] }
  cases: { nodes: Card<'cases'>[] }
  testimonials: { nodes: Card<'testimonials'>[] }
  trackRecord: { nodes: Card<'track-record'>[] }
  people: { nodes: Card<'team'>[] }
}

/**
 * Home page: thirteen sections in the specification's order, one of them off by default. A section is left out
 * where there are no words for it, or nothing that it could show.
 */
export default function HomePage({ data }: PageProps<HomeData>) {
  const { home, settings } = data
  const { groups, solutions } = useNavigation()
  const { homePage: words, person, video, portfolioPage, ...choices } = data.interfaceWords
  const cases = data.cases.nodes
  const { homeOfferings, offeringsCarousel } = settings.features
  return (
    <>
      <Head {...home} path="/" jsonLd={[organisation, website]} />
      <HomeHero hero={home.hero} labels={portfolioPage} proof={cases[0]} />
      <HomeVision vision={home.vision} />
      <HomeTrustedBy words={home.trustedBy} clients={data.clients.nodes} cases={cases} />
      <HomeServices
        words={home.services}
        labels={words}
        groups={groups}
        services={data.services.nodes}
      />
      <HomeMedia words={home.media} labels={video} video={settings.video} />
      {homeOfferings && (
        <HomeOfferings
          words={home.offerings}
          labels={words}
          offerings={data.offerings.nodes}
          carousel={offeringsCarousel}
        />
      )}
      <HomeIndustries words={home.industries} labels={words} industries={settings.homeIndustries} />
      <HomeTestimonials
        words={home.testimonials}
        names={choices}
        testimonials={data.testimonials.nodes}
        labels={portfolioPage}
        cases={cases}
      />
      <HomeTrackRecord words={home.trackRecord} items={data.trackRecord.nodes} />
      <HomeSolutions words={home.solutions} solutions={solutions} />
      <HomeCases
        words={home.portfolioRequest}
        labels={{ ...words, ...portfolioPage }}
        cases={cases}
      />
      <HomeTeam words={home.team} labels={person} people={data.people.nodes} />
      <ContactSection {...home.contact} />
    </>
  )
}

export const query = graphql`
  query Home {
    ...HomePageWords
    ...PersonWords
    ...VideoWords
    ...TestimonialSegmentsWords
    ...PortfolioPageWords
    home {
      ...HomePage
    }
    settings {
      homeIndustries {
        ...WovenIndustryCard
      }
      ...SettingsFeatures
      ...SettingsVideo
    }
    clients: allClient(sort: { order: ASC }) {
      nodes {
        ...ClientCard
      }
    }
    services: allService(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...ServiceCard
      }
    }
    offerings: allOffering(sort: { order: ASC }) {
      nodes {
        ...OfferingCard
      }
    }
    cases: allCase(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...CaseCard
      }
    }
    testimonials: allTestimonial(sort: { order: ASC }) {
      nodes {
        ...TestimonialCard
      }
    }
    trackRecord: allTrackRecordItem(sort: { order: ASC }) {
      nodes {
        ...TrackRecordItemCard
      }
    }
    people: allPerson(sort: { order: ASC }) {
      nodes {
        ...PersonCard
      }
    }
  }
`
