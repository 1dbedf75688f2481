import { graphql, type PageProps } from 'gatsby'
import { Motif } from '../components/Motif'
import { Section } from '../components/Section'
import type { Entry, Singleton } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { Body } from '../sections/article/Body'
import { Leaders } from '../sections/company/Leaders'
import { PageRequest } from '../sections/company/PageRequest'
import type { WordsData } from '../site/interface-words'
import { organisation } from '../site/structured-data'

interface AboutData extends WordsData<'person'> {
  page: Entry<'pages'>
  home: { vision: Pick<Singleton<'home.mdx'>['vision'], 'title'> }
  people: { nodes: (Entry<'team'> & { translation: string })[] }
}

export default function AboutPage({ data }: PageProps<AboutData>) {
  const { interfaceWords, page, home, people } = data
  const leaders = page.sections.find(({ key }) => key === 'leaders')
  return (
    <>
      <PageOpening
        page={page}
        jsonLd={[organisation]}
        art={<Motif seed="about" subject="company" />}
      />
      <Section title={home.vision.title}>
        <Body tree={page.body} figures={page.figures} inSection />
      </Section>
      {leaders && people.nodes.length > 0 && (
        <Leaders labels={interfaceWords.person} words={leaders} people={people.nodes} />
      )}
      <PageRequest page={page} />
    </>
  )
}

export const query = graphql`
  query About {
    ...PersonWords
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
        translation
      }
    }
  }
`
