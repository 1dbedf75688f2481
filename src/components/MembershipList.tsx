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

type Membership = Singleton<'settings.yaml'>['memberships'][number]

/** Badges of the company's memberships. */
export function MembershipList({ memberships }: { memberships: readonly Membership[] }) {
  return (
    <ul css={badges}>
      {memberships.map((membership, index) => (
        <li key={String(index)}>
          <Badge {...membership} />
        </li>
      ))}
    </ul>
  )
}

function Badge({ name, note, url }: Membership) {
  const words = (
    <>
      <strong>{name}</strong>
      <span>{note}</span>
    </>
  )
  return url ? <a href={url}>{words}</a> : <div>{words}</div>
}
