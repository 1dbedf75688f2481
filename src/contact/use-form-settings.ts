import { graphql, useStaticQuery } from 'gatsby'
import type { Card, Entry, Singleton } from '../content-model/collections/query-results'
import type { InterfaceWords } from '../site/interface-words'
import type { Budget } from './inquiry'

export type FormWords = Pick<InterfaceWords, 'form' | 'byHand' | 'toasts'>

interface PricedOffering extends Pick<Card<'offerings'>, 'slug' | 'title' | 'price'> {
  terms: Pick<NonNullable<Entry<'offerings'>['terms']>, 'band' | 'length'> | null
}

export interface FormSettings {
  interfaceWords: FormWords
  settings: Pick<Singleton<'settings.yaml'>, 'email' | 'replyPromise' | 'form' | 'priceNote'> & {
    budgets: Budget[]
  }
  thankYou: Entry<'pages'>
  /** Offerings with a price, which explain the budget ranges. */
  offerings: { nodes: PricedOffering[] }
}

export function useFormSettings(): FormSettings {
  return useStaticQuery<FormSettings>(graphql`
    query ContactForm {
      ...FormWords
      ...ByHandWords
      ...ToastsWords
      settings {
        email
        replyPromise
        priceNote
        budgets {
          budget
          label
          inPrices
          sent
        }
        ...SettingsForm
      }
      thankYou: fixedPage(slug: { eq: "thank-you" }) {
        ...FixedPagePage
      }
      offerings: allOffering(sort: [{ order: ASC }, { title: ASC }]) {
        nodes {
          slug
          title
          price
          terms {
            band
            length
          }
        }
      }
    }
  `)
}
