import type { Entry } from '../collections/queried'
import { Body } from '../components/Body'
import { Section } from '../components/Section'

/** The practice lead's advice: the text of the file. */
export function ServiceAdvice({ service }: { service: Entry<'services'> }) {
  return (
    <Section eyebrow={service.title} title="Before you decide">
      <Body tree={service.body} figures={service.figures} inSection />
    </Section>
  )
}
