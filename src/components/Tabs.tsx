import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { frame, list, side, tab } from './tab-styles'

interface TabsProps {
  /** What is chosen between, for people who cannot see it. */
  label: string
  /** What stands over the tabs. */
  heading?: ReactNode
  /** Two to five; the first is shown first. */
  items: readonly { name: string; content: ReactNode }[]
}

/**
 * Tabs. Before script they are a group of radio buttons that CSS reads; then the same words become
 * tabs with the roles and keys that people expect, and nothing on the screen changes.
 */
export function Tabs({ label, heading, items }: TabsProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<number>()
  const refocus = useRef(false)
  const enhanced = selected !== undefined

  useEffect(() => {
    if (enhanced) return
    const { current: tabs } = root
    const takeChoice = () => {
      const inputs = [...(tabs?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])]
      refocus.current = inputs.some((input) => input === document.activeElement)
      setSelected(inputs.findIndex((input) => input.checked))
    }
    takeChoice()
    // Until React has drawn the tabs, which taps may interrupt, the visitor may choose another.
    tabs?.addEventListener('change', takeChoice)
    return () => tabs?.removeEventListener('change', takeChoice)
  }, [enhanced])

  useLayoutEffect(() => {
    if (!enhanced || !refocus.current) return
    refocus.current = false
    root.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }, [enhanced])

  function choose(index: number) {
    setSelected(index)
    root.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus()
  }

  function onKeyDown(event: KeyboardEvent, at: number) {
    const next = tabAfter(event.key, at, items.length)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }

  return (
    <div css={frame} ref={root}>
      <div css={side}>
        {heading}
        {selected === undefined ? (
          <div css={list} role="radiogroup" aria-label={label}>
            {items.map(({ name }, index) => (
              <div key={String(index)}>
                <input type="radio" name={id} id={`${id}-${index}`} defaultChecked={index === 0} />
                <label css={tab} htmlFor={`${id}-${index}`}>
                  {name}
                </label>
              </div>
            ))}
          </div>
        ) : (
          <div css={list} role="tablist" aria-label={label}>
            {items.map(({ name }, index) => (
              <div key={String(index)} role="presentation">
                <button
                  type="button"
                  css={tab}
                  role="tab"
                  id={`${id}-${index}`}
                  aria-selected={index === selected}
                  aria-controls={`${id}-panel-${index}`}
                  tabIndex={index === selected ? 0 : -1}
                  onClick={() => choose(index)}
                  onKeyDown={(event) => onKeyDown(event, selected)}
                >
                  {name}
                </button>
              </div>
            ))}
          </div>
        )}
      </div>
      {items.map(({ name, content }, index) => (
        <div
          key={String(index)}
          data-panel={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-${index}`}
        >
          {content}
        </div>
      ))}
    </div>
  )
}

/** The tab that a key leads to, as tabs and radio buttons both have it; undefined for other keys. */
function tabAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
