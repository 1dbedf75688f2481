import { group } from '../fields/structure'
import { words } from '../fields/text'
import { wordsWith } from './words'

/** Words of the contact form, of what stands beside it, and of the video. */
export const contactWords = {
  form: group('In the contact form.', {
    nameField: words('Label of the field for the name; it stands in the inquiry as well.', 'Name'),
    emailField: words('Label of the field for the email address.', 'Email'),
    companyField: words('Label of the field for the company.', 'Company'),
    budgetField: words('Label of the field for the budget.', 'Budget'),
    messageField: words('Label of the field for the message.', 'Message'),
    optional: words('Beside the label of a field that may stay empty.', 'Optional'),
    chooseBudget: words('The first choice of the field for the budget.', 'Select a range'),
    budgetHelp: words('Opens the explanation of the budget’s ranges.', 'What do these ranges buy?'),
    budgetNote: words(
      'The explanation, above the offerings of each range.',
      'A range is a first idea and binds nobody. These offerings lie in them:',
    ),
    noOffering: words(
      'In the explanation, for a range in which no offering lies.',
      'Larger or longer work, priced in steps that you approve one by one',
    ),
    trap: words('Label of a box that only robots find and tick.', 'Leave this box empty'),
    about: words('Before the name of the service that the inquiry is about.', 'About'),
    general: words('In its place, when it is about no service.', 'General inquiry'),
    notAbout: wordsWith('The button that removes the service.', 'Not about {service}'),
    send: words('The button that sends the inquiry.', 'Send message'),
    sending: words('The same button while it is being sent.', 'Sending…'),
    writeEmail: words('The same button where the form service has no key.', 'Write the email'),
    missingName: words('When the name is missing.', 'Enter your name.'),
    missingEmail: words('When the email address is missing.', 'Enter your email address.'),
    missingMessage: words('When the message is missing.', 'Write a message.'),
    wrongEmail: words(
      'When the email address is not one.',
      'Enter a complete email address, such as name@company.com.',
    ),
    corrections: wordsWith(
      'Beside the button, when fields are wrong; {count} stands for their number.',
      '{count, plural, one {One field needs} other {# fields need}} a correction.',
    ),
    restored: words('Beside the button of a filled-in form.', 'We kept what you typed earlier.'),
    clear: words('The button that empties the form.', 'Clear the form'),
    another: words('Below the steps that replace the sent form.', 'Write another message'),
    lastSent: wordsWith('Once an inquiry was sent.', 'Your last message left at {time}.'),
    privacy: words('Before the link to the privacy policy.', 'How we treat what you send:'),
    privacyPolicy: words('The link to the privacy policy.', 'privacy policy'),
  }),
  byHand: group('Below the contact form, for an inquiry that could not be sent.', {
    stillHere: words('Heading.', 'Your message is still here'),
    explanation: wordsWith(
      'What to do; {email} stands for the address in the settings.',
      'Send the same words as an email. If no email program opens, copy them and write to {email}.',
    ),
    asText: words('What screen readers call the inquiry as a text.', 'Your message as text'),
    subject: wordsWith('The first line of that text.', 'Subject: {subject}'),
    openEmail: words('The button that opens an email.', 'Open as an email'),
    copy: words('The button that copies the text.', 'Copy the text'),
    copied: words('The same button once the text is copied.', 'Copied'),
    copiedNotice: words('What screen readers say then.', 'The text is copied.'),
    copyRefused: words(
      'When the browser refuses to copy; the text is selected by then.',
      'Your browser refused to copy. The text is selected: copy it with the keyboard or the menu.',
    ),
  }),
  toasts: group('In the notices that say whether an inquiry was sent.', {
    sent: words('First line, when it was sent.', 'Message sent successfully!'),
    reply: wordsWith('Second line, when it was sent.', "We'll get back to you within {time}."),
    failed: words('First line, when it was not sent.', 'Failed to send message'),
    retry: wordsWith(
      'Second line, when it was not sent; {email} stands for the address in the settings.',
      'Please try again or contact us directly at {email}.',
    ),
    sendEmail: words('The link to an email with the inquiry.', 'Send it as an email'),
    notices: words('What screen readers call them, with the keys to them.', 'Notices, Alt+T'),
    close: words('The button that closes a notice.', 'Close notice'),
  }),
  contactPage: group('On /contact, beside the form.', {
    email: words('Label of the email address.', 'Email'),
    telephone: words('Label of the telephone number.', 'Telephone'),
    headquarters: words('Label of the postal address.', 'Headquarters'),
    openingHours: words('Label of the opening hours.', 'Opening hours'),
    areaServed: words('Label of the areas that the company serves.', 'Area served'),
    seeMap: words('The link that opens the map.', 'See the place on a map'),
    map: words('What screen readers call the map.', 'Map. Arrow keys move it.'),
    zoomIn: words('The button that shows more of the map’s details.', 'Zoom in'),
    zoomOut: words('The button that shows more of the surroundings.', 'Zoom out'),
    directions: words('The link to the map’s own page, which finds the way.', 'Directions'),
    twoFingers: words('Below the map, on screens for touch.', 'Two fingers move the map'),
  }),
  video: group('With the video.', {
    play: wordsWith('What screen readers call the button that plays it.', 'Play video: {title}'),
    watch: words('The link to the page of the video.', 'Watch it on its own page'),
  }),
}
