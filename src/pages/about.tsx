import { graphql, type PageProps } from 'gatsby'
import type { Entry, Singleton } from '../collections/queried'
import { Body } from '../components/Body'
import { Head } from '../components/Head'
import { Hero } from '../components/Hero'
import { Motif } from '../components/Motif'
import { Section } from '../components/Section'
import { organisation } from '../components/structured-data'
import { trailOf } from '../components/trail'
import { Leaders } from '../sections/Leaders'
import { PageRequest } from '../sections/PageRequest'

interface AboutData {
  page: Entry<'pages'>
  home: { vision: Pick<Singleton<'home.mdx'>['vision'], 'title'> }
  people: { nodes: Entry<'team'>[] }
}

/** The vision, then the people who lead the company. */
export default function AboutPage({ data: { page, home, people } }: PageProps<AboutData>) {
  const leaders = page.sections.find(({ key }) => key === 'leaders')
  return (
    <>
      <Head
        title={page.title}
        description={page.metaDescription}
        path={page.path}
        indexed={page.listed}
        things={[organisation]}
      />
      <Hero
        trail={trailOf(page)}
        eyebrow={page.eyebrow}
        title={page.heading}
        lead={page.intro}
        art={<Motif seed="about" subject="blockchain-consulting" />}
      />
      <Section title={home.vision.title}>
        <Body tree={page.body} figures={page.figures} inSection />
      </Section>
      {leaders && <Leaders words={leaders} people={people.nodes} />}
      <PageRequest page={page} />
    </>
  )
}

export const query = graphql`
  query About {
    page: fixedPage(slug: { eq: "about" }) {
      ...FixedPagePage
    }
    home {
      vision {
        title
      }
    }
    people: allPerson(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...PersonPage
      }
    }
  }
`
