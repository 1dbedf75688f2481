import type { ReactNode } from 'react'
import { CallToAction } from '../../components/CallToAction'
import type { Entry } from '../../content-model/collections/query-results'
import { contactLink } from '../contact/contact-link'

interface ServiceCallToActionProps {
  call: NonNullable<Entry<'services'>['firstCta']>
  service: Pick<Entry<'services'>, 'slug'>
  /** Whether this is the page's last call to action, which is emphasised. */
  final?: boolean
  /** What stands below the words. */
  children?: ReactNode
}

/** Call to action that passes the service to the contact page. */
export function ServiceCallToAction({ call, service, final, children }: ServiceCallToActionProps) {
  const { button, ...words } = call
  return (
    <CallToAction
      {...words}
      button={{
        ...button,
        link: contactLink(button.link, service.slug, final ? 'final' : 'first'),
      }}
      emphasised={final}
    >
      {children}
    </CallToAction>
  )
}
