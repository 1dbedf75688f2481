import { graphql, useStaticQuery } from 'gatsby'
import type { Card, Singleton } from '../content-model/collections/query-results'

export interface FormSettings {
  settings: Pick<Singleton<'settings.yaml'>, 'email' | 'siteUrl' | 'replyPromise' | 'form'>
  /** Services that an inquiry can be about. */
  services: { nodes: Pick<Card<'services'>, 'slug' | 'title'>[] }
}

/** Returns the settings of the contact form, and the services' titles. */
export function useFormSettings(): FormSettings {
  return useStaticQuery<FormSettings>(graphql`
    query ContactForm {
      settings {
        email
        siteUrl
        replyPromise
        form {
          endpoint
          subject
          unanswered
          broken
        }
      }
      services: allService(sort: { slug: ASC }) {
        nodes {
          slug
          title
        }
      }
    }
  `)
}
