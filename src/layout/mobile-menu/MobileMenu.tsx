import { css, keyframes } from '@emotion/react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import X from 'lucide-react/icons/x'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Arrow } from '../../components/Arrow'
import { ButtonLink } from '../../components/Button'
import { shellId } from '../../content-model/addresses/shell-id'
import { iconButton, modal } from '../../styles/parts'
import { color, directionSign, font, headerHeight, motion, space } from '../../styles/theme'
import { ServiceItem } from '../ServiceItem'
import { SolutionCards } from '../SolutionCards'
import { SuccessStories } from '../SuccessStories'
import { closedByButton, type DrawerProps, useDrawer } from './drawer'
import { rows } from './level-styles'
import { IndustriesLevel, MainLevel, Overview, ServicesLevel } from './levels'

/** In milliseconds. */
const slideDuration = 500
const slide = `${slideDuration}ms cubic-bezier(0.32, 0.72, 0, 1)`

const enter = keyframes`
  from {
    opacity: 0;
    translate: calc(${directionSign} * 0.75rem) 0;
  }
`

const drawer = css`
  ${modal};
  inset-block: 0;
  inset-inline: auto 0;
  z-index: 30;
  width: min(100%, 26rem);
  height: 100%;
  translate: calc(${directionSign} * 100%) 0;
  /* Horizontal movement drags the drawer, vertical movement scrolls the list. */
  &,
  & > * {
    touch-action: pan-y;
  }
  transition:
    translate ${slide},
    overlay ${slideDuration}ms allow-discrete;
  &::backdrop {
    opacity: 0;
    transition:
      opacity ${slide},
      display ${slideDuration}ms allow-discrete,
      overlay ${slideDuration}ms allow-discrete;
  }
  flex-direction: column;
  &[data-shown] {
    display: flex;
  }
  &[open] {
    translate: 0 0;
    &::backdrop {
      opacity: 1;
    }
  }
  @starting-style {
    &[open]::backdrop {
      opacity: 0;
    }
  }
  &[data-dragging] {
    transition: none;
    user-select: none;
  }
`

const head = css`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space[1]};
  height: ${headerHeight};
  padding-inline: ${space.gutter};
  border-bottom: 1px solid ${color.line};
  & > h2 {
    flex: 1;
    font: 600 1.25rem / 1.2 ${font.display};
  }
  & > button {
    flex: none;
    ${iconButton};
    margin-inline: -10px;
  }
`

const body = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[1]} ${space.gutter} ${space[2]};
  animation: ${motion.medium} ${motion.ease} both ${enter};
`

const contact = css`
  flex: none;
  display: grid;
  padding: ${space[1]} ${space.gutter};
  border-top: 1px solid ${color.line};
`

/** Levels are paths: `services/it-consulting` is below `services`. */
const mainLevel = 'main'
const top = { level: mainLevel }

const levelAbove = (level: string) => /^(.+)\//.exec(level)?.[1] ?? mainLevel

/** The mobile menu in its drawer, one level at a time. */
export function MobileMenu({ isOpen, onClose, navigation }: DrawerProps) {
  // `from` is the previous level.
  const [{ level, from }, setPlace] = useState<{ level: string; from?: string }>(top)
  const { dialog, handlers } = useDrawer(isOpen, onClose)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (isOpen) return
    const reset = () => setPlace(top)
    // Reset once the drawer is out of sight, or when the visitor reopens it.
    const timer = setTimeout(reset, slideDuration)
    return () => {
      clearTimeout(timer)
      reset()
    }
  }, [isOpen])

  const goTo = (next: string) => setPlace({ level: next, from: level })

  // Back focuses the clicked entry; a deeper level focuses its heading.
  useLayoutEffect(() => {
    if (from === undefined || !dialog.current?.open) return
    const entry = dialog.current.querySelector<HTMLElement>(`[data-level="${from}"]`)
    const target = entry ?? heading.current
    target?.focus()
  }, [from, dialog])

  const words = navigation.words.header
  const menu = navigation.links.find(({ opens }) => opens === level)
  const group = navigation.groups.find((candidate) => level === `services/${candidate.group}`)
  return (
    <dialog ref={dialog} css={drawer} aria-labelledby={shellId('mobile-menu-level')} {...handlers}>
      <div css={head}>
        {level !== mainLevel && (
          <button type="button" aria-label={words.back} onClick={() => goTo(levelAbove(level))}>
            <Arrow icon={ChevronLeft} size={24} />
          </button>
        )}
        <h2 id={shellId('mobile-menu-level')} ref={heading} tabIndex={-1}>
          {group?.name ?? menu?.label ?? words.menu}
        </h2>
        <button
          type="button"
          aria-label={words.closeMenu}
          onClick={() => dialog.current?.close(closedByButton)}
        >
          <X size={24} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      <div key={level} css={body}>
        {level === mainLevel && <MainLevel navigation={navigation} open={goTo} />}
        {level === 'services' && <ServicesLevel navigation={navigation} open={goTo} />}
        {group && (
          <ul css={rows}>
            {group.services.map((service) => (
              <ServiceItem key={service.slug} service={service} soon={words.soon} />
            ))}
          </ul>
        )}
        {level === 'solutions' && (
          <>
            <SolutionCards solutions={navigation.solutions} />
            <Overview to="/solutions">{words.solutionsOverview}</Overview>
          </>
        )}
        {level === 'industries' && <IndustriesLevel navigation={navigation} />}
        {level === 'success-stories' && <SuccessStories navigation={navigation} />}
      </div>
      <div css={contact}>
        <ButtonLink to="/contact">{words.contact}</ButtonLink>
      </div>
    </dialog>
  )
}
