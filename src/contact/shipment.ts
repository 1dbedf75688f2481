import { fillWords } from '../site/interface-words'
import { accessKey, endpointOf } from './form-service'
import { budgetOf, type Inquiry, inquiryText, mailLink } from './inquiry'
import type { Shipment } from './outbox'
import type { FormSettings, FormWords } from './use-form-settings'

interface Sending {
  inquiry: Inquiry
  subject: string
  /** Whether the spam trap was ticked. */
  trapped: boolean
  settings: Pick<FormSettings['settings'], 'email' | 'replyPromise' | 'form' | 'budgets'>
  words: FormWords
}

/** Returns what is posted to the form service, and the toasts that report the outcome. */
export function shipmentOf({ inquiry, subject, trapped, settings, words }: Sending): Shipment {
  const { toasts } = words
  return {
    endpoint: endpointOf(settings.form),
    payload: {
      access_key: accessKey,
      ...inquiry,
      budget: budgetOf(inquiry.budget, settings.budgets)?.sent ?? '',
      subject,
      ...(trapped && { botcheck: true }),
    },
    inquiry,
    toasts: {
      words: toasts,
      success: () => ({
        kind: 'success',
        title: toasts.sent,
        text: fillWords(toasts.reply, { time: settings.replyPromise }),
      }),
      failure: () => ({
        kind: 'failure',
        title: toasts.failed,
        text: fillWords(toasts.retry, { email: settings.email }),
        actions: [
          {
            label: toasts.sendEmail,
            href: mailLink(
              settings.email,
              subject,
              inquiryText(inquiry, words.form, settings.budgets),
            ),
          },
        ],
      }),
    },
  }
}
