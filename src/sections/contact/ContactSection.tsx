import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Section, SectionHeading } from '../../components/Section'
import { media, theme } from '../../styles/theme'
import { ContactForm } from './ContactForm'

const { space } = theme

const beside = css`
  display: grid;
  gap: ${space[6]} clamp(${space[5]}, 6vw, 6rem);
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
  & > div {
    display: grid;
    gap: ${space[4]};
    align-content: start;
  }
`

interface ContactSectionProps {
  eyebrow?: string | null
  title: string
  description?: string | null
  /** Query of the address, which may name the service that the visitor came from. */
  search?: string
  /** Content beside the form. Default: the heading. */
  panel?: ReactNode
}

/** The contact form with its heading; linked as `#contact`. */
export function ContactSection({ search, panel, ...heading }: ContactSectionProps) {
  const form = <ContactForm search={search} />
  if (!panel)
    return (
      <Section id="contact" onPaper={false} {...heading}>
        {form}
      </Section>
    )
  return (
    <Section id="contact" layout="stacked">
      <div css={beside}>
        <div data-no-print>
          <SectionHeading {...heading} />
          {form}
        </div>
        {panel}
      </div>
    </Section>
  )
}
