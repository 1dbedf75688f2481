import { button } from './fields/links'
import { group, list } from './fields/structure'
import { choice, listedKey, matching, prose, shared, words } from './fields/text'

export const hero = group('The top of the page.', {
  subtitle: listedKey(
    'service kind',
    'The badge above the headline: a key of serviceKinds in the settings.',
    'integration-services',
  ),
  title: words(
    'The result for the client, in under 12 words.',
    'Close the month without spreadsheets',
  ),
  description: prose(
    'Two or three sentences below the headline.',
    'We connect SAP, Oracle and Odoo to the shops you sell in.',
  ),
  primaryButton: button('The main button.'),
  secondaryButton: group('The second button. Leave it out to show only the main button.', {
    text: words('The text of the button.', 'See the portfolio').meta({ compared: 'label' }),
    link: choice(
      ['#portfolio', '/contact', '#benefits'],
      'Target of the button: the portfolio card, the contact page or the benefits.',
    ).meta({ kind: 'link' }),
  })
    .meta({ typeName: 'SecondaryButton' })
    .optional(),
})

export const portfolio = group(
  'The card that offers the portfolio PDF. Leave it out to hide the card.',
  {
    title: words('Heading of the card.', 'Take the brief with you'),
    description: prose(
      'A sentence about the PDF.',
      'Scope, process and figures of this service, for the meeting you have without us.',
    ),
    pdf: matching(
      /^\/.+\.pdf$/,
      'Path of your own PDF in static/. Default: a PDF made from this file',
      '/documents/my-brochure.pdf',
    )
      .meta({ kind: 'document' })
      .optional(),
    pdfFileName: words(
      'File name when a visitor saves the PDF. Default: <Brand>-<Service-Name>-Brochure.pdf',
      'ERP-Integration-Brochure.pdf',
    )
      .meta(shared)
      .optional(),
  },
).optional()

export const process = group('The steps of the work, numbered. Leave it out to hide them.', {
  title: words('Heading of the steps.', 'From chart of accounts to live sync').meta({
    compared: 'duration',
  }),
  description: prose('A sentence below the heading.', 'Four phases, each with an exit test.'),
  steps: list(
    'The steps in order, two to seven.',
    group('One step.', {
      title: words('Name of the step.', 'Map').meta({ compared: 'duration' }),
      description: prose('A sentence or two about the step.', 'We trace three real sales.'),
      items: list(
        'Activities or deliverables of the step, one or more.',
        words('One deliverable or activity.', 'Event-to-account mapping'),
      ).min(1),
    }).meta({ typeName: 'ProcessStep' }),
  )
    .min(2)
    .max(7),
}).optional()
