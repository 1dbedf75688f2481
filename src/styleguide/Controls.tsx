import { css } from '@emotion/react'
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
import { space } from '../styles/theme'

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`

const toastWords = { notices: 'Notices', close: 'Close notice' }

/** Samples of controls: buttons, links, tabs, fields, toasts and icons. */
export function Controls() {
  return (
    <>
      <Section title="Buttons and links">
        <div css={row}>
          <Button>Primary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button disabled>Disabled</Button>
          <ButtonLink to="/contact">Primary link</ButtonLink>
          <ButtonLink to="/contact" variant="quiet">
            Quiet link
          </ButtonLink>
          <TextLink to="/about">Text link</TextLink>
          <a href="/about">Plain link</a>
        </div>
        <LinkList
          items={[
            { path: '/about', title: 'Link in a list' },
            { path: '/comingsoon', title: 'Link with a note', note: 'Soon' },
          ]}
        />
      </Section>
      <Section title="Badges and icons">
        <div css={row}>
          {solutionStatuses.map((status) => (
            <StatusBadge key={status} status={status} name={status} />
          ))}
          {iconNames.map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </div>
      </Section>
      <Section title="Tabs and accordion">
        <Tabs
          label="Samples"
          items={['First', 'Second', 'Third'].map((name) => ({
            name,
            content: <p>{name} panel</p>,
          }))}
        />
        <QuestionList items={[{ question: 'A question', answer: 'Its answer.' }]} />
      </Section>
      <Section title="Fields">
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
              {`Show a ${kind}`}
            </Button>
          ))}
        </div>
      </Section>
    </>
  )
}
