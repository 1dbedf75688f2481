import { css } from '@emotion/react'
import { variants } from '../../components/Button'
import { languageCode } from '../../components/links/use-link'
import { container } from '../../components/Section'
import { usePageLanguage } from '../../language/page-language'
import type { Navigation } from '../../site/navigation'
import { useAddress } from '../../site/use-address'
import { wrapping } from '../../styles/parts'
import { font, headerHeight, space, target } from '../../styles/theme'
import { Brand, brandStyle } from './BrandLink'

/** Matches a header with room for the menu bar. */
export const barFits = `@container site-header (max-height: calc(${headerHeight} + 0.5px))`

/** A label of the bar. Several words may wrap. */
export const barLabel = css`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  padding-inline: clamp(0.3rem, -1.16rem + 2.53vw, 0.875rem);
  font: 500 clamp(0.9375rem, 0.4375rem + 0.78vw, 1rem) / 1.2 ${font.text};
  overflow-wrap: normal;
`

/** Gap between the controls at the end of the header. */
export const endsGap = 'clamp(0.2rem, -1.8rem + 3.5vw, 0.5rem)'

export const contactStyle = css`
  padding: 0.5rem 1.125rem;
  white-space: nowrap;
`

/**
 * Measures in CSS whether the menu bar fits. The header's content, at its minimum width, shares the
 * line of `::before` or wraps. Wrapping makes the header one pixel higher, which `barFits` detects.
 */
const measure = css`
  ${container};
  grid-area: 1 / 1;
  ${wrapping};
  align-items: flex-start;
  overflow: hidden;
  visibility: hidden;
  &::before {
    content: '';
    height: ${headerHeight};
  }
  & > div {
    gap: ${space[2]};
    height: 1px;
  }
  & > div,
  & > div > div {
    flex: none;
    display: flex;
    width: min-content;
  }
  & > div > div:first-of-type {
    ${brandStyle};
    & > span:last-of-type {
      width: max-content;
      min-width: min-content;
      max-width: 11rem;
    }
  }
  & > div > div:last-of-type {
    gap: ${endsGap};
  }
  & i {
    flex: none;
    width: ${target};
  }
  & svg {
    max-width: none;
  }
`

const label = css`
  ${barLabel};
  &::after {
    content: '';
    flex: none;
    width: 12px;
  }
`

const contact = css`
  ${variants.quiet};
  ${contactStyle};
`

/** Sets the header's height for `barFits`. */
export function BarMeasure({ navigation }: { navigation: Navigation }) {
  const { links, career, words } = navigation
  const { otherLanguages = [] } = usePageLanguage()
  return (
    <div css={measure} aria-hidden="true" data-no-print>
      <div>
        <div>
          <Brand />
        </div>
        <div>
          {links.map(({ label: text, path, opens }) => (
            <span key={path} css={label}>
              {opens ? <span>{text}</span> : <Measured to={path}>{text}</Measured>}
            </span>
          ))}
          {career && (
            <span css={label}>
              <span>{career.label}</span>
            </span>
          )}
        </div>
        <div>
          <i />
          {otherLanguages.map(({ language }) => (
            <i key={language} />
          ))}
          <i />
          <span css={contact}>
            <Measured to="/contact">{words.header.contact}</Measured>
          </span>
        </div>
      </div>
    </div>
  )
}

/** A link's text, with the language code of a foreign page. */
function Measured({ to, children }: { to: string; children: string }) {
  const { language } = useAddress(to)
  return (
    <span>
      {language ? (
        <>
          {children}
          <small>{` ${languageCode(language)}`}</small>
        </>
      ) : (
        // An only child, as in `useLink`.
        children
      )}
    </span>
  )
}
