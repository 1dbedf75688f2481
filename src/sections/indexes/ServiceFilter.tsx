import { css } from '@emotion/react'
import type { PageProps } from 'gatsby'
import { useLayoutEffect, useRef } from 'react'
import type { Card, Singleton } from '../../content-model/collections/query-results'
import { showCurrent } from '../../hydration/show-current'
import {
  addressChoices,
  checkAddressedChoices,
  followAddressedChoices,
} from '../../hydration/visitor-state/choices'
import type { InterfaceWords } from '../../site/interface-words'
import { focusMarkInside } from '../../styles/focus'
import { chosenInForcedColors, clickableLine, label, scrollingRow } from '../../styles/parts'
import { color, directionSign, headerHeight, media, radius, space } from '../../styles/theme'

/** Browsers in which the filter cannot work. */
export const withoutFilter = '@supports not selector(:has(*))'

const filter = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  padding-top: ${space[3]};
  ${withoutFilter} {
    display: none;
  }
  ${media.desktop} {
    position: sticky;
    top: calc(${headerHeight} + ${space[2]});
    align-self: start;
    padding-top: 0;
    gap: ${space[3]};
  }
`

/** On phones, each group is a row that scrolls sideways. */
const choices = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    ${label};
  }
  & > div {
    display: flex;
    gap: ${space[1]};
    padding-block: ${space[1]};
    ${media.phone} {
      ${scrollingRow};
      margin-block: 0;
      padding-block: ${space[1]};
    }
    ${media.tablet} {
      flex-wrap: wrap;
    }
    ${media.desktop} {
      display: grid;
      gap: 0;
      padding-block: ${space[1]} 0;
    }
  }
`

const choice = css`
  position: relative;
  flex: none;
  ${clickableLine};
  justify-content: center;
  /* Keeps the same width in the fallback font and when selected, so that later labels stay in place. */
  min-width: 9rem;
  padding-inline: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  font-size: 0.9375rem;
  cursor: pointer;
  & > input {
    position: absolute;
    opacity: 0;
  }
  &:has(:checked) {
    border-color: ${color.action};
    color: ${color.action};
    font-weight: 600;
    ${chosenInForcedColors}
  }
  ${media.hover} {
    &:hover {
      color: ${color.action};
    }
  }
  ${media.desktop} {
    justify-content: start;
    min-height: 2.5rem;
    padding-block: 0.375rem;
    border-width: 1px 0 0;
    border-radius: 0;
    &:has(:checked) {
      border-color: ${color.line};
      box-shadow: inset calc(${directionSign} * 3px) 0 0 ${color.warm};
    }
  }
  &:has(:focus-visible) {
    ${focusMarkInside}
  }
`

/** Returns the CSS rules of each choice, from slugs. */
export function filterRules(groups: readonly string[], industries: readonly string[]) {
  const chosen = (name: string, slug: string) => `&:has(#${name}-${slug}:checked)`
  const byGroup = groups.map(
    (group) =>
      `${chosen('group', group)} [data-group]:not([data-group='${group}']) { display: none; }`,
  )
  const byIndustry = industries.map((industry) => {
    const serves = `[data-industries~='${industry}']`
    const isChosen = chosen('industry', industry)
    return `
      ${isChosen} [data-industries]:not(${serves}) { display: none; }
      ${isChosen} [data-group]:not(:has(${serves})) [data-none] { display: block; }
      &:has(#every-group:checked)${isChosen.slice(1)} [data-group]:not(:has(${serves})) { display: none; }`
  })
  return css([...byGroup, ...byIndustry].join(''))
}

interface ServiceFilterProps {
  words: InterfaceWords['servicesPage']
  groups: Singleton<'settings.yaml'>['serviceGroups']
  industries: readonly Pick<Card<'industries'>, 'slug' | 'name'>[]
  /** `key` changes with each navigation on the page. */
  location: PageProps['location']
}

/** Radio buttons that filter services. Script copies the choice to the URL. */
export function ServiceFilter({ words, groups, industries, location }: ServiceFilterProps) {
  const search = useRef<HTMLElement>(null)
  const { key, hash } = location
  const shown = useRef({ key, hash })

  useLayoutEffect(() => {
    const { current: element } = search
    if (!element) return
    const buttons = [...element.querySelectorAll('input')]
    // The visitor chose before hydration, or the browser restored a choice.
    if (buttons.some(({ checked, defaultChecked }) => checked !== defaultChecked))
      addressChoices(element)
    else checkAddressedChoices()
    // React's `onChange` would miss a choice that script has undone.
    const onChange = () => addressChoices(element)
    element.addEventListener('change', onChange)
    return () => element.removeEventListener('change', onChange)
  }, [])

  // A layout effect, to run before Gatsby scrolls to the linked group.
  useLayoutEffect(() => {
    const isNew = key !== shown.current.key || hash !== shown.current.hash
    shown.current = { key, hash }
    if (isNew && search.current) followAddressedChoices(search.current)
    showCurrent(search.current)
  }, [key, hash])

  return (
    <search ref={search} css={filter} aria-label={words.filter} data-no-print>
      <Choices
        name="group"
        label={words.group}
        every={words.allGroups}
        options={groups.map(({ group, name }) => ({ slug: group, name }))}
      />
      <Choices
        name="industry"
        label={words.industry}
        every={words.allIndustries}
        options={industries}
      />
    </search>
  )
}

interface ChoicesProps {
  name: string
  label: string
  every: string
  options: readonly { slug: string; name: string }[]
}

function Choices({ name, label, every, options }: ChoicesProps) {
  return (
    <fieldset css={choices}>
      <legend>{label}</legend>
      <div data-scroll>
        <label css={choice}>
          <input type="radio" name={name} id={`every-${name}`} value="" defaultChecked />
          <span>{every}</span>
        </label>
        {options.map((option) => (
          <label css={choice} key={option.slug}>
            <input type="radio" name={name} id={`${name}-${option.slug}`} value={option.slug} />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
