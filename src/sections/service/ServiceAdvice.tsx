import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import { Body } from '../article/Body'

interface ServiceAdviceProps {
  title: string
  service: Entry<'services'>
}

/** The practice lead's advice: the body of the service's content file. */
export function ServiceAdvice({ title, service }: ServiceAdviceProps) {
  return (
    <Section eyebrow={service.title} title={title}>
      <Body tree={service.body} figures={service.figures} inSection />
    </Section>
  )
}
