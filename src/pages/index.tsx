import { graphql, type PageProps } from 'gatsby'
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
import type { HomeData } from '../sections/home/home-data'
import { Head } from '../site/Head'
import { useNavigation } from '../site/navigation'
import { organisation, website } from '../site/structured-data'

/** Leaves out sections without texts or entries. */
export default function HomePage({ data }: PageProps<HomeData>) {
  const { home } = data
  const { groups, solutions } = useNavigation()
  return (
    <>
      <Head {...home} path="/" jsonLd={[organisation, website]} />
      <HomeHero {...data} />
      <HomeVision {...data} />
      <HomeTrustedBy {...data} />
      <HomeServices {...data} groups={groups} />
      <HomeMedia {...data} />
      <HomeOfferings {...data} />
      <HomeIndustries {...data} />
      <HomeTestimonials {...data} />
      <HomeTrackRecord {...data} />
      <HomeSolutions {...data} solutions={solutions} />
      <HomeCases {...data} />
      <HomeTeam {...data} />
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
        ...IndustryCard
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
        translation
      }
    }
    trackRecord: allTrackRecordItem(sort: { order: ASC }) {
      nodes {
        ...TrackRecordItemCard
        translation
      }
    }
    people: allPerson(sort: { order: ASC }) {
      nodes {
        ...PersonCard
        translation
      }
    }
  }
`
