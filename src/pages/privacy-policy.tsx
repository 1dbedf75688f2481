import { graphql, type PageProps } from 'gatsby'
import type { ComponentProps } from 'react'
import { PageOpening } from '../components/PageOpening'
import type { Entry } from '../content-model/collections/query-results'
import type { ThirdPartyServices } from '../policy/third-party-origins'
import { formatDate } from '../sections/article/format-date'
import { LongRead } from '../sections/article/LongRead'
import { ThirdParties } from '../sections/company/ThirdParties'
import { CompanyCard } from '../sections/contact/CompanyCard'

interface PolicyData {
  page: Entry<'pages'>
  settings: ComponentProps<typeof CompanyCard>['company'] & ThirdPartyServices
}

/** Privacy policy: effective date, text, the issuing company, and third parties that receive data. */
export default function PrivacyPolicyPage({ data: { page, settings } }: PageProps<PolicyData>) {
  const thirdParties = page.sections.find(({ key }) => key === 'third-parties')
  return (
    <>
      <PageOpening page={page}>
        {page.effective && (
          <p>
            <span>Effective </span>
            <time dateTime={page.effective}>{formatDate(page.effective)}</time>
          </p>
        )}
      </PageOpening>
      <LongRead {...page}>
        <CompanyCard company={settings} />
        {thirdParties && (
          <ThirdParties
            title={thirdParties.title}
            description={thirdParties.description}
            services={settings}
          />
        )}
      </LongRead>
    </>
  )
}

export const query = graphql`
  query PrivacyPolicy {
    page: fixedPage(slug: { eq: "privacy-policy" }) {
      ...FixedPagePage
    }
    settings {
      legalName
      email
      address {
        lines
        locality
        postalCode
        country
      }
      form {
        endpoint
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
