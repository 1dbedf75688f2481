import { css } from '@emotion/react'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import SunMoon from 'lucide-react/icons/sun-moon'
import type { InterfaceWords } from '../../site/interface-words'
import { focusMarkInside } from '../../styles/focus'
import { clickableLine, clickableSquare, needsScript } from '../../styles/parts'
import { color, media, radius, space } from '../../styles/theme'
import { checkShownTheme } from '../../styles/theme-choice'
import { dismissOnLeave } from './dismiss-on-leave'

const popover = css`
  ${needsScript};
  position: relative;
  & > summary {
    ${clickableSquare};
    border-radius: ${radius.medium};
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary {
    background: ${color.wash};
  }
  & > fieldset {
    position: absolute;
    top: calc(100% + ${space[1]});
    inset-inline-end: 0;
    z-index: 1;
    margin: 0;
    padding: ${space[1]};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.paper};
  }
  & label {
    ${clickableLine};
    gap: 0.625rem;
    min-width: 9rem;
    padding-inline: 0.625rem ${space[2]};
    white-space: nowrap;
    border-radius: ${radius.small};
    font-size: 0.9375rem;
    cursor: pointer;
  }
  & input {
    appearance: none;
    width: 0.5rem;
    height: 0.5rem;
    order: 1;
    margin: 0;
    margin-inline-start: auto;
    border-radius: 50%;
    &:checked {
      background: ${color.accent};
      border: 4px solid ${color.accent};
    }
    &:focus-visible {
      outline: none;
      box-shadow: none;
    }
  }
  & label:has(:focus-visible) {
    ${focusMarkInside}
  }
  ${media.hover} {
    & > summary:hover,
    & label:hover {
      background: ${color.wash};
    }
  }
`

/** Popup of themes. boot.js applies the choice. */
export function ThemeSwitch({ words }: { words: InterfaceWords['header'] }) {
  const themes = [
    { value: 'light', name: words.lightTheme, Icon: Sun },
    { value: 'dark', name: words.darkTheme, Icon: Moon },
    { value: 'system', name: words.systemTheme, Icon: Monitor },
  ]
  return (
    <details css={popover} ref={followPopup}>
      <summary aria-label={words.theme}>
        <SunMoon size={20} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <fieldset>
        <legend className="visually-hidden">{words.theme}</legend>
        {themes.map(({ value, name, Icon }) => (
          <label key={value}>
            <input type="radio" name="theme" value={value} defaultChecked={value === 'system'} />
            <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** Closes the popup when the visitor leaves it. Returns a cleanup function. */
function followPopup(popup: HTMLDetailsElement): () => void {
  // Restores the choice if React had to re-render the page.
  checkShownTheme()
  return dismissOnLeave(popup, (returnsFocus) => {
    if (returnsFocus && popup.open) popup.querySelector('summary')?.focus()
    popup.open = false
  })
}
