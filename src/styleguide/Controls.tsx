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
import { wrapping } from '../styles/parts'
import { space } from '../styles/theme'

const row = css`
  ${wrapping};
  align-items: center;
  gap: ${space[2]};
`

const toastWords = { notices: 'Notices', close: 'Close notice' }

/** Samples of controls: buttons, links, tabs, fields, toasts and icons. */
export function Controls() {
  return (
    <Section title="Controls">
      <div css={row}>
        <Button>Primary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button disabled>Disabled</Button>
        <ButtonLink to="/contact">Link</ButtonLink>
        <TextLink to="/about">Text link</TextLink>
        {(['success', 'failure'] as const).map((kind) => (
          <Button
            key={kind}
            onClick={() => notify({ kind, title: kind, text: 'Why.' }, toastWords)}
          >
            {kind}
          </Button>
        ))}
      </div>
      <LinkList items={[{ path: '/comingsoon', title: 'Link in a list', note: 'Soon' }]} />
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
      <Tabs
        label="Tabs"
        items={['First', 'Second', 'Third'].map((name) => ({ name, content: <p>{name}</p> }))}
      />
      <QuestionList items={[{ question: 'A question', answer: 'Its answer.' }]} />
      <Field name="company" label="Field" optional="Optional">
        {(attributes) => <input type="text" {...attributes} />}
      </Field>
      <Field name="email" label="To be corrected" correction="Write an email address.">
        {(attributes) => <input type="email" defaultValue="nobody" {...attributes} />}
      </Field>
    </Section>
  )
}
