import { graphql, type PageProps } from 'gatsby'
import type { Entry, Singleton } from '../collections/queried'
import { Body } from '../components/Body'
import { Motif } from '../components/Motif'
import { PageOpening } from '../components/PageOpening'
import { Section } from '../components/Section'
import { organisation } from '../components/structured-data'
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
      <PageOpening
        page={page}
        things={[organisation]}
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
