import { css } from '@emotion/react'
import { disclosure } from '../../components/Disclosure'
import { Fact } from '../../components/Fact'
import { ActionLink } from '../../components/links/ActionLink'
import { withRanges } from '../../components/ranges'
import { useFormSettings } from '../../contact/use-form-settings'
import { color, size, space, target } from '../../styles/theme'

const help = css`
  ${disclosure};
  font-size: ${size.small};
  line-height: 1.45;
  & > summary {
    min-height: ${target};
    justify-content: start;
    gap: ${space[2]};
    padding-block: 0.75rem;
    color: ${color.action};
  }
  & > p {
    color: ${color.muted};
  }
  & dl {
    display: grid;
    gap: ${space[1]};
    margin-top: ${space[2]};
  }
  & dt {
    font-weight: 600;
  }
  & li {
    padding-block: 0.25rem;
  }
  & li > span,
  & dd > span {
    color: ${color.muted};
  }
`

/** Explains budget ranges with the offerings in each. */
export function BudgetHelp() {
  const { settings, offerings, interfaceWords } = useFormSettings()
  const labels = interfaceWords.form
  const priced = offerings.nodes.filter(({ terms }) => terms?.band)
  if (priced.length === 0) return null
  return (
    <details css={help}>
      <summary>{labels.budgetHelp}</summary>
      <p>{labels.budgetNote}</p>
      <dl>
        {settings.budgets.map(({ budget, label, inPrices }) => {
          const within = priced.filter(({ terms }) => terms?.band === budget)
          return (
            <Fact key={budget} name={withRanges(inPrices ? `${label} (${inPrices})` : label)}>
              {within.length === 0 ? (
                <span>{labels.noOffering}</span>
              ) : (
                <ul>
                  {within.map(({ slug, title, price, terms }) => (
                    <li key={slug}>
                      <ActionLink to={`/offerings#${slug}`}>{title}</ActionLink>
                      <span>
                        {withRanges(
                          ` (${price === label ? terms?.length : `${terms?.length} · ${price}`})`,
                        )}
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </Fact>
          )
        })}
      </dl>
      {settings.priceNote && <p>{settings.priceNote}</p>}
    </details>
  )
}
