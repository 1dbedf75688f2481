const states = { hover: ':hover', focus: ':focus-visible' } as const

/**
 * Copies the page's styles for hover and focus to elements below `[data-state="hover"]` and
 * `[data-state="focus"]`, so that the states can be compared side by side.
 * @returns the styles, to be added to the page
 */
export function forcedStates(): string {
  return [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(forced)).join('\n')
}

function forced(rule: CSSRule): string {
  if (rule instanceof CSSMediaRule) {
    const inner = [...rule.cssRules].map(forced).join('')
    return inner && `@media ${rule.conditionText}{${inner}}`
  }
  if (!(rule instanceof CSSStyleRule)) return ''
  return Object.entries(states)
    .filter(([, selector]) => rule.selectorText.includes(selector))
    .map(
      ([state, selector]) =>
        `[data-state="${state}"] :is(${rule.selectorText.replaceAll(selector, '')}){${rule.style.cssText}}`,
    )
    .join('')
}
