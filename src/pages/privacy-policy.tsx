import { graphql, type PageProps } from 'gatsby'
import type { Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import type { ThirdPartyServices } from '../policy/third-party-origins'
import { LongRead } from '../sections/article/LongRead'
import { ThirdParties } from '../sections/company/ThirdParties'
import { CompanyCard } from '../sections/contact/CompanyCard'
import type { WordsData } from '../site/interface-words'
import { useDates } from '../site/use-writing'

interface PolicyData extends WordsData<'privacyPage'> {
  page: Entry<'pages'>
  settings: ThirdPartyServices & { email: string }
}

export default function PrivacyPolicyPage({ data }: PageProps<PolicyData>) {
  const dateOf = useDates()
  const { interfaceWords, page, settings } = data
  const words = interfaceWords.privacyPage
  const thirdParties = page.sections.find(({ key }) => key === 'third-parties')
  return (
    <>
      <PageOpening page={page}>
        {page.effective && (
          <p>
            <span>{`${words.effective} `}</span>
            <time dateTime={page.effective}>{dateOf(page.effective)}</time>
          </p>
        )}
      </PageOpening>
      <LongRead contents={words.contents} {...page}>
        <CompanyCard email={settings.email} />
        {thirdParties && <ThirdParties words={words} section={thirdParties} services={settings} />}
      </LongRead>
    </>
  )
}

export const query = graphql`
  query PrivacyPolicy {
    ...PrivacyPageWords
    page: fixedPage(slug: { eq: "privacy-policy" }) {
      ...FixedPagePage
    }
    settings {
      email
      form {
        endpoint
      }
      analytics {
        host
      }
      map {
        tiles
      }
      video {
        embedUrl
      }
    }
  }
`
