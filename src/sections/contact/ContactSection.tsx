import { css } from '@emotion/react'
import { Section, SectionHeading } from '../../components/Section'
import type { Singleton } from '../../content-model/collections/query-results'
import { color, space } from '../../styles/theme'
import { ContactForm } from './ContactForm'

const words = css`
  display: grid;
  gap: ${space[4]};
  & h3 {
    font-size: 1.125rem;
  }
  & ol {
    counter-reset: step;
  }
  & li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    padding-block: ${space[1]};
    &:not(:last-child) {
      border-bottom: 1px solid ${color.line};
    }
    line-height: 1.5;
    counter-increment: step;
    &::before {
      content: counter(step);
      color: ${color.warm};
      font-weight: 600;
    }
  }
`

/** The contact form beside its heading, with what happens after the message below that; linked as `#contact`. */
export function ContactSection({ next, ...heading }: Singleton<'home.mdx'>['contact']) {
  return (
    <Section id="contact" onPaper={false}>
      <div css={words}>
        <SectionHeading {...heading} />
        {next && (
          <div>
            <h3>{next.title}</h3>
            <ol>
              {next.steps.map((step, index) => (
                <li key={String(index)}>{step}</li>
              ))}
            </ol>
          </div>
        )}
      </div>
      <ContactForm />
    </Section>
  )
}
