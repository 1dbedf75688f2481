import { button } from './fields/links'
import { group, list } from './fields/structure'
import { choice, listedKey, matching, prose, shared, words } from './fields/text'

/** The top of the page. */
export const hero = group('The top of the page.', {
  subtitle: listedKey(
    'service kind',
    'The badge above the headline: one of serviceKinds in the settings.',
    'integration-services',
  ),
  title: words('What the client gets, in under 12 words.', 'Close the month without spreadsheets'),
  description: prose(
    'Two or three sentences under the headline.',
    'We connect SAP, Oracle and Odoo to the shops you sell in.',
  ),
  primaryButton: button('The main button; it leads to /contact unless you say otherwise.'),
  secondaryButton: group(
    'The quieter button beside the main one. Leave it out to have one button.',
    {
      text: words('The words on the button.', 'See the portfolio'),
      link: choice(
        ['#portfolio', '/contact', '#benefits'],
        'Where the button leads: the portfolio card, the contact page or the benefits.',
      ).meta({ kind: 'link' }),
    },
  )
    .meta({ typeName: 'SecondaryButton' })
    .optional(),
})

/** The card that offers the portfolio PDF. */
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
      'Your own PDF under static/, in place of the one made from this file. Default: made for you',
      '/documents/my-brochure.pdf',
    )
      .meta({ kind: 'document' })
      .optional(),
    pdfFileName: words(
      'Name under which the PDF is saved. Default: <Brand>-<Service-Name>-Brochure.pdf',
      'ERP-Integration-Brochure.pdf',
    )
      .meta(shared)
      .optional(),
  },
).optional()

/** How the work proceeds. */
export const process = group(
  'How the work proceeds, in numbered steps. Leave it out to hide the steps.',
  {
    title: words('Heading of the steps.', 'From chart of accounts to live sync'),
    description: prose('A sentence under the heading.', 'Four phases, each with an exit test.'),
    steps: list(
      'The steps in order, two to seven.',
      group('One step.', {
        title: words('Name of the step.', 'Map'),
        description: prose('What happens in this step.', 'We trace three real sales.'),
        items: list(
          'What is done or delivered, one or more.',
          words('One deliverable or activity.', 'Event-to-account mapping'),
        ).min(1),
      }).meta({ typeName: 'ProcessStep' }),
    )
      .min(2)
      .max(7),
  },
).optional()
