import { CallToAction } from '../../components/CallToAction'
import type { Entry } from '../../content-model/collections/query-results'
import { contactLink } from '../contact/contact-link'

interface ServiceCallToActionProps {
  call: Entry<'services'>['firstCta']
  service: Pick<Entry<'services'>, 'slug'>
  /** Whether this is the page's last call, which stands out more. */
  final?: boolean
}

/** A call to action that carries the service along to the contact page. */
export function ServiceCallToAction({ call, service, final }: ServiceCallToActionProps) {
  const { button, ...words } = call
  return (
    <CallToAction
      {...words}
      button={{ ...button, link: contactLink(button.link, service.slug) }}
      emphasised={final}
    />
  )
}
