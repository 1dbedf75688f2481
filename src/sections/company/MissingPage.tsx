import { css } from '@emotion/react'
import { type ReactNode, useEffect } from 'react'
import { ButtonLink } from '../../components/Button'
import { Hero } from '../../components/Hero'
import { FinderLink } from '../../components/links/FinderLink'
import { TextLink } from '../../components/links/TextLink'
import { Motif } from '../../components/Motif'
import type { Entry } from '../../content-model/collections/query-results'
import { usePageLanguage } from '../../language/page-language'
import { color, font, headerHeight, space } from '../../styles/theme'

const screen = css`
  display: grid;
  align-items: center;
  min-height: calc(100vh - ${headerHeight});
  @media print {
    min-height: 0;
  }
`

const numeral = css`
  font: 300 clamp(5rem, 3rem + 10vw, 10rem) / 1.1 ${font.display};
  letter-spacing: -0.04em;
`

const other = css`
  display: grid;
  gap: ${space[1]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
  & > h2 {
    font: 600 1.5rem / 1.25 ${font.display};
  }
  & > p {
    max-width: 34em;
    color: ${color.muted};
  }
  /* The arrow follows the reading direction of its own text. */
  &[dir='rtl'] svg {
    scale: -1 1;
  }
`

/** Texts in another language. `translation` is a BCP 47 tag. */
export interface MissingWords extends Pick<Entry<'pages'>, 'heading' | 'intro' | 'sections'> {
  translation: string
}

interface MissingPageProps {
  page: Pick<Entry<'pages'>, 'slug' | 'eyebrow' | 'heading' | 'intro' | 'sections'>
  /** For a screen with the same address in all languages. */
  others?: readonly MissingWords[]
  pathname: string
  nearest?: ReactNode
}

/** Screen for a missing page, or a page that is coming soon. */
export function MissingPage({ page, others = [], pathname, nearest }: MissingPageProps) {
  const { slug, eyebrow, heading, intro, sections } = page
  const { otherLanguages = [] } = usePageLanguage()
  const directionOf = (tag: string) =>
    otherLanguages.find(({ language }) => language === tag)?.direction
  // The exact message is a requirement.
  useEffect(() => {
    console.error('404 Error: User attempted to access non-existent route', pathname)
  }, [pathname])
  return (
    <div css={screen} data-scripts="now">
      <Hero
        eyebrow={eyebrow && <span css={numeral}>{eyebrow}</span>}
        title={heading}
        lead={intro}
        actions={
          <>
            {sections.map(
              ({ key, button }, index) =>
                button && (
                  <ButtonLink key={key} to={button.link} variant={index > 0 ? 'quiet' : 'primary'}>
                    {button.text}
                  </ButtonLink>
                ),
            )}
            <FinderLink />
          </>
        }
        art={<Motif seed={slug} subject="company" />}
      >
        {nearest}
        {others.map(({ translation, heading: title, intro: lines, sections: [home] }) => (
          <section key={translation} css={other} lang={translation} dir={directionOf(translation)}>
            <h2>{title}</h2>
            {lines && <p>{lines}</p>}
            {home?.button && (
              <TextLink to={`/${translation.toLowerCase()}`}>{home.button.text}</TextLink>
            )}
          </section>
        ))}
      </Hero>
    </div>
  )
}
