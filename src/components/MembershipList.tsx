import { css } from '@emotion/react'
import type { Singleton } from '../content-model/collections/query-results'
import { mutedSmall } from '../styles/parts'
import { color, radius, space } from '../styles/theme'

const badges = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${space[1]};
  & > li > * {
    display: grid;
    height: 100%;
    align-content: start;
    /* Narrower on the narrowest screens, where two columns of the footer have long words. */
    padding: 0.75rem clamp(0.5rem, 5vw - 0.5rem, ${space[2]});
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    color: ${color.ink};
    line-height: 1.4;
    text-decoration: none;
  }
  & strong {
    font-weight: 600;
  }
  & span {
    ${mutedSmall};
  }
  & a:hover {
    border-color: ${color.edge};
    & strong {
      color: ${color.action};
    }
  }
`

/** Badges of the company's memberships. */
export function MembershipList({ memberships }: Pick<Singleton<'settings.yaml'>, 'memberships'>) {
  return (
    <ul css={badges}>
      {memberships.map(({ name, note, url }, index) => {
        const Badge = url ? 'a' : 'div'
        return (
          <li key={String(index)}>
            <Badge {...(url && { href: url })}>
              <strong>{name}</strong>
              <span>{note}</span>
            </Badge>
          </li>
        )
      })}
    </ul>
  )
}
