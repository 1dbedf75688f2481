import { graphql, type PageProps } from 'gatsby'
import type { ServiceDocument } from '../build/documents'
import type { Entry } from '../collections/queried'
import { Head as PageHead } from '../components/Head'
import type { InterfaceWords } from '../components/interface-words'
import { service as thingOf } from '../components/structured-data'
import { type WaysOn, waysOnOf } from '../components/ways-on'
import { ServiceAdvice } from '../sections/ServiceAdvice'
import { ServiceBenefits } from '../sections/ServiceBenefits'
import { ServiceCallToAction } from '../sections/ServiceCallToAction'
import { ServiceFeatures } from '../sections/ServiceFeatures'
import { ServiceFigures } from '../sections/ServiceFigures'
import { ServiceHero } from '../sections/ServiceHero'
import { ServicePortfolio } from '../sections/ServicePortfolio'
import { ServiceProcess } from '../sections/ServiceProcess'
import { ServiceQuestions } from '../sections/ServiceQuestions'
import { ServiceRelated } from '../sections/ServiceRelated'
import { ServiceValue } from '../sections/ServiceValue'

interface ServiceData extends WaysOn {
  interfaceWords: Pick<InterfaceWords, 'servicePage'>
  service: Entry<'services'> & { document: ServiceDocument | null }
}

/** A service: the sections of the specification's service page template, in its order, and then advice, questions and ways on. */
export default function ServicePage({ data }: PageProps<ServiceData>) {
  const { service } = data
  const words = data.interfaceWords.servicePage
  return (
    <>
      <PageHead
        title={service.title}
        description={service.metaDescription}
        path={service.path}
        indexed={service.listed}
        things={[thingOf(service)]}
      />
      <ServiceHero service={service} />
      <ServiceValue value={service.value} />
      <ServiceFeatures services={service.services} />
      <ServiceCallToAction call={service.firstCta} service={service} />
      {service.portfolio && service.document && (
        <ServicePortfolio portfolio={service.portfolio} document={service.document} words={words} />
      )}
      <ServiceProcess process={service.process} />
      <ServiceBenefits benefits={service.benefits} />
      {service.stats && <ServiceFigures stats={service.stats} />}
      <ServiceCallToAction call={service.finalCta} service={service} final />
      <ServiceAdvice title={words.advice} service={service} />
      <ServiceQuestions title={words.questions} questions={service.questions} />
      <ServiceRelated title={words.related} ways={waysOnOf(data)} />
    </>
  )
}

export const query = graphql`
  query ServiceTemplate($id: String!, $services: [String!]!, $industries: [String!]!, $articles: [String!]!) {
    service(id: { eq: $id }) {
      ...ServicePage
      document {
        address
        downloadName
        bytes
        pages
        cover
        coverWidth
        coverHeight
      }
    }
    interfaceWords {
      servicePage {
        cover
        download
        advice
        questions
        related
      }
    }
    ...WaysOn
  }
`
