import { ButtonLink } from '../../components/Button'
import { Hero } from '../../components/Hero'
import { Motif } from '../../components/Motif'
import type { Entry } from '../../content-model/collections/query-results'
import { trailOf } from '../../site/breadcrumb-trail'
import { contactLink } from '../contact/contact-link'

/**
 * Hero of a service page: title and kind, headline, two buttons and the service's motif.
 * @param kind what visitors call the kind of service
 */
export function ServiceHero({ service, kind }: { service: Entry<'services'>; kind: string }) {
  const { title, hero, slug, group } = service
  return (
    <Hero
      trail={trailOf(service)}
      eyebrow={`${title} · ${kind}`}
      title={hero.title}
      lead={hero.description}
      actions={
        <>
          <ButtonLink to={contactLink(hero.primaryButton.link, slug)}>
            {hero.primaryButton.text}
          </ButtonLink>
          <ButtonLink variant="quiet" to={contactLink(hero.secondaryButton.link, slug)}>
            {hero.secondaryButton.text}
          </ButtonLink>
        </>
      }
      art={<Motif seed={slug} subject={group} />}
    />
  )
}
