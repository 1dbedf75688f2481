import { css } from '@emotion/react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Arrow } from '../../components/Arrow'
import { ActionLink } from '../../components/links/ActionLink'
import { Picture } from '../../components/Picture'
import { Result } from '../../components/Result'
import { withRanges, withUnits } from '../../components/ranges'
import { useIsTranslated } from '../../site/use-address'
import { label, movingArrow, portrait, strongOnHover } from '../../styles/parts'
import { color, font, size, space } from '../../styles/theme'
import { casesOfService, type ServiceData } from './service-data'

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`

const person = css`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space[2]};
  align-items: start;
  & img {
    width: 96px;
    height: 96px;
    object-fit: cover;
    ${portrait};
  }
  & p {
    color: ${color.muted};
    line-height: 1.45;
  }
  & p:first-child {
    ${label};
  }
  & h3 {
    font: 600 1.1875rem / 1.3 ${font.display};
  }
`

const result = css`
  ${movingArrow};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem ${space[2]};
  padding-top: ${space[2]};
  border-top: 1px solid ${color.edge};
  color: ${color.ink};
  text-decoration: none;
  & > small {
    grid-column: 1 / -1;
    ${label};
  }
  & > svg {
    align-self: center;
    color: ${color.action};
  }
  & > strong {
    font: 600 ${size.h3} / 1.25 ${font.display};
  }
  & > span {
    grid-column: 1 / -1;
    color: ${color.muted};
  }
  ${strongOnHover};
`

/** The practice lead and a case, next to the first call to action. */
export function ServiceProof(data: ServiceData) {
  const { lead } = data.service
  const words = data.interfaceWords.servicePage
  const isTranslated = useIsTranslated()
  const link = casesOfService(data).find(({ path }) => isTranslated(path))
  const measure = link?.measures[0]
  if (!lead && !link) return null
  return (
    <div css={layout}>
      {lead && (
        <div css={person} data-lead>
          <Picture picture={lead.photo} sizes="96px" />
          <div>
            <p>{words.lead}</p>
            <h3>{lead.name}</h3>
            <p>{withRanges(lead.summary)}</p>
          </div>
        </div>
      )}
      {link && measure && (
        <ActionLink to={link.path} css={result}>
          <small>{words.cases}</small>
          <strong>
            <Result {...measure} />
          </strong>
          <Arrow icon={ArrowRight} />
          <span>{withUnits(`${measure.what}. ${link.text}`)}</span>
        </ActionLink>
      )}
    </div>
  )
}
