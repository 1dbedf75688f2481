import { css } from '@emotion/react'
import { CallToAction } from '../components/CallToAction'
import { FeatureList } from '../components/FeatureList'
import { LinkCards } from '../components/links/LinkCards'
import { Motif } from '../components/Motif'
import { Section } from '../components/Section'
import { StatisticList } from '../components/StatisticList'
import type { BodyNode } from '../content-model/read/body-tree'
import { SuccessStoriesMenu } from '../layout/header/SuccessStoriesMenu'
import { useNavigation } from '../layout/navigation'
import { Body } from '../sections/article/Body'
import { theme } from '../styles/theme'

const motifs = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: ${theme.space[3]};
`

const subjects = [
  'blockchain-consulting',
  'blockchain-development',
  'it-consulting',
  'software-development',
  'industry',
  'solution',
  'case',
] as const

const features = (['layers', 'key', 'scale'] as const).map((icon) => ({
  title: `With the icon ${icon}`,
  description: 'A sentence or two about it, long enough to take a second line.',
  icon,
}))

const samples = {
  domains: [{ name: 'Payments', path: '/portfolio' }, { name: 'Provenance' }],
  industries: [{ name: 'Supply Chain', path: '/industries/supply-chain' }],
  protocols: ['EVM Based', 'TON', 'Solana'].map((name) => ({ name })),
  cases: [{ name: 'A case with a title of some length', path: '/portfolio' }],
}

/** Samples of content: cards, figures, text with components, motifs, and a menu that is off by default. */
export function Content() {
  const { successStories = samples, words } = useNavigation()
  return (
    <>
      <Section layout="stacked" title="Cards">
        <FeatureList layout="grid" items={features} />
        <FeatureList layout="rows" items={features} />
        <LinkCards
          items={['First', 'Second', 'Third'].map((title) => ({
            path: `/styleguide#${title}`,
            title: `${title} card`,
            text: 'Where it leads, in one sentence.',
          }))}
        />
      </Section>
      <Section layout="stacked" wash title="Statistics">
        <StatisticList
          items={[
            { value: '99.99%', label: 'uptime' },
            { value: '$180B', label: 'market' },
            { value: '3x', label: 'faster' },
          ]}
        />
      </Section>
      <Section title="Text">
        <Body
          figures={[]}
          tree={[
            ['h2', {}, 'Heading'],
            ['p', {}, 'A paragraph with a ', ['a', { href: '/about' }, 'link'], ' in it.'],
            ['ul', {}, ['li', {}, 'An item'], ['li', {}, 'Another item']],
            ...(['note', 'tip', 'warning'] as const).map(
              (kind): BodyNode => ['Callout', { kind, title: `A ${kind}` }, 'What it says.'],
            ),
            ['Quote', { by: 'Head of Finance' }, 'They told us not to build it.'],
            ['Steps', { items: [{ title: 'Map', description: 'Trace three transactions.' }] }],
          ]}
        />
      </Section>
      <CallToAction
        title="Call to action"
        description="Asks for one thing."
        button={{ text: 'Do it', link: '/contact' }}
      />
      <CallToAction
        emphasised
        title="The strongest band of a page"
        description="At most one."
        button={{ text: 'Do it', link: '/contact' }}
      />
      <Section layout="stacked" title="Motifs">
        <div css={motifs}>
          {subjects.map((subject) => (
            <Motif key={subject} seed="styleguide" subject={subject} />
          ))}
        </div>
      </Section>
      <Section layout="stacked" title="Success stories menu">
        <SuccessStoriesMenu stories={successStories} words={words.header} />
      </Section>
    </>
  )
}
