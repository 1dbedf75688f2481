import type { Entry } from '../collections/queried'
import { Body } from '../components/Body'
import { Section } from '../components/Section'

interface ServiceAdviceProps {
  title: string
  service: Entry<'services'>
}

/** The practice lead's advice: the text of the file. */
export function ServiceAdvice({ title, service }: ServiceAdviceProps) {
  return (
    <Section eyebrow={service.title} title={title}>
      <Body tree={service.body} figures={service.figures} inSection />
    </Section>
  )
}
