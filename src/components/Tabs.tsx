import {
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { keyAlong } from '../language/mirrored'
import { frame, list, side, tab } from '../styles/tabs'

interface TabsProps {
  label: string
  heading?: ReactNode
  /** Two to five; the first is selected initially. */
  items: readonly { name: string; content: ReactNode }[]
}

/** Tabs. Before hydration, they are a radio group that CSS handles. */
export function Tabs({ label, heading, items }: TabsProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<number>()
  const refocus = useRef(false)
  const enhanced = selected !== undefined

  // Runs on change too, because the visitor may choose again before React renders the tabs.
  const takeChoice = useCallback(() => {
    const inputs = [...(root.current?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])]
    refocus.current = inputs.some((input) => input === document.activeElement)
    setSelected(inputs.findIndex((input) => input.checked))
  }, [])
  useEffect(takeChoice, [takeChoice])

  useLayoutEffect(() => {
    if (!enhanced || !refocus.current) return
    refocus.current = false
    root.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }, [enhanced])

  function choose(index: number) {
    setSelected(index)
    root.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus()
  }

  const group = { role: enhanced ? 'tablist' : 'radiogroup', 'aria-label': label }
  return (
    <div css={frame} ref={root}>
      <div css={side}>
        {heading}
        <div css={list} onChange={takeChoice} {...group}>
          {items.map(({ name }, index) =>
            enhanced ? (
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
                  onKeyDown={(event) => {
                    const next = tabAfter(keyAlong(event.key), selected, items.length)
                    if (next === undefined) return
                    event.preventDefault()
                    choose(next)
                  }}
                >
                  {name}
                </button>
              </div>
            ) : (
              <div key={String(index)}>
                <input type="radio" name={id} id={`${id}-${index}`} defaultChecked={index === 0} />
                <label css={tab} htmlFor={`${id}-${index}`}>
                  {name}
                </label>
              </div>
            ),
          )}
        </div>
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

/** Returns the tab that a key selects. */
function tabAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
