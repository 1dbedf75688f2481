import { css } from '@emotion/react'
import { graphql, type PageProps } from 'gatsby'
import { ButtonLink } from '../components/Button'
import { CallToAction } from '../components/CallToAction'
import { Dotted } from '../components/Dotted'
import { FeatureList } from '../components/FeatureList'
import { NextLinks } from '../components/links/LinkCards'
import { nameOf } from '../components/links/related-links'
import { Motif } from '../components/Motif'
import { QuestionList } from '../components/QuestionList'
import { Section } from '../components/Section'
import { EntryOpening } from '../layout/EntryOpening'
import { TextSection } from '../sections/article/TextSection'
import { FinalCta } from '../sections/company/FinalCta'
import { contactLink, type ServiceOffer } from '../sections/contact/offers'
import { ServiceBenefits } from '../sections/service/ServiceBenefits'
import { ServiceDocuments } from '../sections/service/ServiceDocuments'
import { ServiceOfferings } from '../sections/service/ServiceOfferings'
import { ServiceProcess } from '../sections/service/ServiceProcess'
import { ServiceProof } from '../sections/service/ServiceProof'
import { casesOfService, type ServiceData } from '../sections/service/service-data'
import { serviceDrawing } from '../sections/service/service-drawing'
import { ValueStatement } from '../sections/service/ValueStatement'
import { StructuredData } from '../site/StructuredData'
import { service as jsonLdOf, questions as questionsJsonLd } from '../site/structured-data'
import { media } from '../styles/theme'

/* On phones, a second line would move the headline down. */
const nameOnPhones = css`
  ${media.phone} {
    & > span > span + span {
      display: none;
    }
  }
`

export default function ServicePage({ data }: PageProps<ServiceData>) {
  const { service, services, industries, articles } = data
  const { slug, hero, value, questions, firstCta, finalCta } = service
  const words = data.interfaceWords.servicePage
  const hasProof = service.lead !== null || data.cases.length > 0
  /** Adds the service and the clicked button to a contact link. */
  const withSource = (button: { text: string; link: string }, offer: ServiceOffer) => ({
    ...button,
    link: contactLink(button.link, { service: slug, offer }),
  })
  const primary = withSource(hero.primaryButton, 'main')
  const secondary = hero.secondaryButton && withSource(hero.secondaryButton, 'second')
  const { features, ordered, ...offered } = service.services
  const { drawing, body } = serviceDrawing(service)
  return (
    <>
      <EntryOpening
        entry={service}
        jsonLd={[jsonLdOf(service, service.kind)]}
        eyebrow={
          <span css={nameOnPhones}>
            <Dotted phrases={[service.title, service.kind]} />
          </span>
        }
        title={hero.title}
        lead={hero.description}
        actions={
          <>
            <ButtonLink to={primary.link}>{primary.text}</ButtonLink>
            {secondary && (
              <ButtonLink variant="quiet" to={secondary.link}>
                {secondary.text}
              </ButtonLink>
            )}
          </>
        }
        drawing={drawing}
        art={
          <Motif
            seed={slug}
            subject={{ group: service.group }}
            size={drawing ? 'strip' : undefined}
          />
        }
      />
      <ValueStatement {...value} />
      <Section id="services" layout="stacked" {...offered}>
        <FeatureList layout={ordered ? 'numbers' : 'checks'} items={features} />
      </Section>
      {firstCta && (
        <CallToAction
          {...firstCta}
          button={withSource(firstCta.button, 'first')}
          aside={hasProof && <ServiceProof {...data} />}
        >
          <ServiceOfferings {...data} />
        </CallToAction>
      )}
      <ServiceDocuments {...data} />
      {service.process && <ServiceProcess {...service.process} />}
      <ServiceBenefits {...data} />
      <TextSection title={words.advice} entry={{ ...service, body }} />
      {questions.length > 0 && (
        <Section id="questions" title={words.questions}>
          <QuestionList items={questions} />
          {/* Here and not in the head, because nearby repetitions compress
              better. */}
          <StructuredData jsonLd={[questionsJsonLd(questions)]} />
        </Section>
      )}
      <NextLinks
        title={words.next}
        columns={[
          {
            title: words.compare,
            items: [...service.comparisons, ...services.map(nameOf)],
          },
          { id: 'cases', title: words.cases, items: casesOfService(data) },
          {
            title: words.read,
            items: [...articles, ...industries].map(nameOf),
          },
        ]}
      />
      <FinalCta words={finalCta} source={{ service: slug, offer: 'final' }} />
    </>
  )
}

export const query = graphql`
  query ServiceTemplate($id: String!, $services: [String!]!, $industries: [String!]!, $articles: [String!]!, $cases: [String!]!) {
    service(id: { eq: $id }) {
      ...ServicePage
      kind
      offerings {
        price
        terms {
          bandFor
          length
        }
      }
      lead {
        ...PersonCard
      }
      document {
        ...Document
      }
      comparisons {
        path
        title
        text: summary
      }
      samples {
        title
        summary
        passage
        document {
          ...Document
        }
      }
    }
    settings {
      priceNote
    }
    ...ServicePageWords
    ...DeliverableWords
    ...RelatedLinks
    ...RelatedCases
    cases: casesNamed(slugs: $cases) {
      measures {
        what
        before
        after
      }
    }
  }
`
