import { css } from '@emotion/react'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import SunMoon from 'lucide-react/icons/sun-moon'
import { useEffect, useRef } from 'react'
import type { InterfaceWords } from '../../site/interface-words'
import { focusMarkInside } from '../../styles/focus'
import { needsScript } from '../../styles/needs-script'
import { pressableLine, pressableSquare } from '../../styles/parts'
import { color, media, radius, space } from '../../styles/theme'
import { checkRememberedTheme, chooseTheme, type Theme, themes } from '../../styles/theme-choice'
import { dismissOnLeave } from './outside'

const popover = css`
  ${needsScript};
  position: relative;
  & > summary {
    ${pressableSquare};
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
    ${pressableLine};
    gap: 0.625rem;
    min-width: 9rem;
    padding-inline: 0.625rem ${space[2]};
    white-space: nowrap;
    border-radius: ${radius.small};
    font-size: 0.9375rem;
    cursor: pointer;
  }
  & svg {
    flex: none;
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

const icons: Record<Theme, typeof Sun> = { light: Sun, dark: Moon, system: Monitor }

/** Popup with a choice of theme: light, dark or the system's. */
export function ThemeSwitch({ words }: { words: InterfaceWords['header'] }) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const popup = details.current
    if (!popup) return
    // The page already has the remembered theme. A radio button that differs from its default was
    // chosen by the visitor before hydration, or checked by boot.js.
    const radios = [...popup.querySelectorAll('input')]
    const checkedRadio = radios.find(({ checked, defaultChecked }) => checked && !defaultChecked)
    if (checkedRadio) chooseTheme(checkedRadio.value as Theme)
    checkRememberedTheme()
    return dismissOnLeave(popup, (returnsFocus) => {
      if (returnsFocus && popup.open) popup.querySelector('summary')?.focus()
      popup.open = false
    })
  }, [])

  const { lightTheme: light, darkTheme: dark, systemTheme: system } = words
  const names = { light, dark, system }
  return (
    <details css={popover} ref={details}>
      <summary aria-label={words.theme}>
        <SunMoon size={20} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <fieldset>
        <legend className="visually-hidden">{words.theme}</legend>
        {themes.map((value) => {
          const Icon = icons[value]
          return (
            <label key={value}>
              <input
                type="radio"
                name="theme"
                value={value}
                defaultChecked={value === 'system'}
                onChange={() => chooseTheme(value)}
              />
              <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
              <span>{names[value]}</span>
            </label>
          )
        })}
      </fieldset>
    </details>
  )
}
