import { graphql, type PageProps } from 'gatsby'
import type { Entry } from '../collections/queried'
import { CallToAction } from '../components/CallToAction'
import { Head } from '../components/Head'
import { Hero } from '../components/Hero'
import { Motif } from '../components/Motif'
import { trailOf } from '../components/trail'
import { ProjectSection } from '../sections/ProjectSection'

interface PortfolioData {
  page: Entry<'pages'>
  projects: { nodes: Entry<'portfolio'>[] }
}

/** Projects, each with what was built and what changed, and a request for more. */
export default function PortfolioPage({ data: { page, projects } }: PageProps<PortfolioData>) {
  const request = page.sections.find(({ key }) => key === 'request')
  return (
    <>
      <Head
        title={page.title}
        description={page.metaDescription}
        path={page.path}
        indexed={page.listed}
      />
      <Hero
        trail={trailOf(page)}
        eyebrow={page.eyebrow}
        title={page.heading}
        lead={page.intro}
        art={<Motif seed="portfolio" subject="blockchain-development" />}
      />
      {projects.nodes.map((project, index) => (
        <ProjectSection key={project.id} project={project} number={index + 1} />
      ))}
      {request?.button && (
        <CallToAction
          title={request.title}
          description={request.description}
          button={request.button}
          emphasised
        />
      )}
    </>
  )
}

export const query = graphql`
  query Portfolio {
    page: fixedPage(slug: { eq: "portfolio" }) {
      ...FixedPagePage
    }
    projects: allProject(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...ProjectPage
      }
    }
  }
`
