import { css } from '@emotion/react'
import { Section, SectionHeading } from '../../components/Section'
import type { Singleton } from '../../content-model/collections/query-results'
import { space } from '../../styles/theme'
import { ContactForm } from './ContactForm'
import { NextSteps } from './NextSteps'

const words = css`
  display: grid;
  gap: ${space[4]};
`

/** The contact form with heading and next steps; linked as `#contact`. */
export function ContactSection({ next, ...heading }: Singleton<'home.mdx'>['contact']) {
  return (
    <Section id="contact" onPaper={false}>
      <div css={words}>
        <SectionHeading {...heading} />
        <NextSteps next={next} level="h3" />
      </div>
      <ContactForm />
    </Section>
  )
}
