import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../components/Button'
import { Icon } from '../components/Icon'
import { LinkList } from '../components/links/LinkList'
import { TextLink } from '../components/links/TextLink'
import { QuestionList } from '../components/QuestionList'
import { Section } from '../components/Section'
import { StatusBadge } from '../components/StatusBadge'
import { Tabs } from '../components/Tabs'
import { solutionStatuses } from '../content-model/collections/choices'
import { iconNames } from '../content-model/collections/icons'
import { notify } from '../layout/toasts'
import { Field } from '../sections/contact/Field'
import { color, size, space } from '../styles/theme'

const stack = css`
  display: grid;
  gap: ${space[3]};
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  & > small {
    flex: 0 0 6rem;
    color: ${color.muted};
    font-size: ${size.small};
  }
`

/** The same controls at rest, hovered and focused. */
function States({ children }: { children: ReactNode }) {
  return (
    <div css={stack}>
      {['rest', 'hover', 'focus'].map((state) => (
        <div key={state} css={row} data-state={state}>
          <small>{state}</small>
          {children}
        </div>
      ))}
    </div>
  )
}

const toastWords = { notices: 'Notices', close: 'Close notice' }

/** Samples of controls: buttons, links, tabs, fields, toasts and icons. */
export function Controls() {
  return (
    <>
      <Section title="Buttons">
        <div css={stack}>
          <States>
            <Button>Primary</Button>
            <Button variant="quiet">Quiet</Button>
            <ButtonLink to="/contact">Primary link</ButtonLink>
            <ButtonLink to="/contact" variant="quiet">
              Quiet link
            </ButtonLink>
          </States>
          <div css={row}>
            <Button disabled>Disabled</Button>
          </div>
        </div>
      </Section>
      <Section title="Links">
        <div css={stack}>
          <States>
            <TextLink to="/about">Text link</TextLink>
            <a href="/about">Plain link</a>
          </States>
          <LinkList
            items={[
              { path: '/about', title: 'Link in a list' },
              { path: '/comingsoon', title: 'Link with a note', note: 'Soon' },
            ]}
          />
        </div>
      </Section>
      <Section title="Badges">
        <div css={row}>
          {solutionStatuses.map((status) => (
            <StatusBadge key={status} status={status} name={status} />
          ))}
        </div>
      </Section>
      <Section title="Tabs">
        <Tabs
          label="Samples"
          items={['First', 'Second', 'Third'].map((name) => ({
            name,
            content: <p>{name} panel</p>,
          }))}
        />
      </Section>
      <Section title="Accordion">
        <QuestionList items={[{ question: 'A question', answer: 'Its answer.' }]} />
      </Section>
      <Section title="Fields">
        <div css={stack}>
          <Field name="name" label="At rest">
            {(attributes) => <input type="text" {...attributes} />}
          </Field>
          <Field name="company" label="Company" optional="Optional">
            {(attributes) => <input type="text" {...attributes} />}
          </Field>
          <Field name="email" label="To be corrected" correction="Write an email address.">
            {(attributes) => <input type="email" defaultValue="nobody" {...attributes} />}
          </Field>
          <Field name="budget" label="Choice" choice>
            {(attributes) => (
              <select {...attributes}>
                <option>Select a range</option>
              </select>
            )}
          </Field>
          <Field name="message" label="Several lines">
            {(attributes) => <textarea rows={5} {...attributes} />}
          </Field>
        </div>
      </Section>
      <Section title="Notices">
        <div css={row}>
          {(['success', 'failure'] as const).map((kind) => (
            <Button
              key={kind}
              variant="quiet"
              onClick={() =>
                void notify({ kind, title: `A ${kind}`, text: 'What it means.' }, toastWords)
              }
            >
              Show a {kind}
            </Button>
          ))}
        </div>
      </Section>
      <Section title="Icons">
        <div css={row}>
          {iconNames.map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </div>
      </Section>
    </>
  )
}
