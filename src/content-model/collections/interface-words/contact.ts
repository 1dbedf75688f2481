import { group } from '../fields/structure'
import { words } from '../fields/text'
import { wordsWith } from './words'

export const contactWords = {
  form: group('In the contact form.', {
    nameField: words('Label of the field for the name, also used in the inquiry.', 'Name'),
    emailField: words('Label of the field for the email address.', 'Email'),
    companyField: words('Label of the field for the company.', 'Company'),
    budgetField: words('Label of the field for the budget.', 'Budget'),
    messageField: words('Label of the field for the message.', 'Message'),
    optional: words('Next to the label of an optional field.', 'Optional'),
    chooseBudget: words('The empty choice of the field for the budget.', 'Select a range'),
    budgetHelp: words(
      'Button that opens the explanation of the budget ranges.',
      'What do these ranges buy?',
    ),
    budgetNote: words(
      'The explanation, above the offerings of each range.',
      'Ranges are a first estimate and not binding. They include these offerings:',
    ),
    noOffering: words(
      'In the explanation, for a range without offerings.',
      'Larger or longer work, priced in steps that you approve one by one',
    ),
    trap: words('Label of a hidden checkbox that catches spam bots.', 'Leave this box empty'),
    about: words('Before the name of the service in the inquiry.', 'About'),
    general: words('The subject of an inquiry without a service.', 'General inquiry'),
    notAbout: wordsWith('The button that removes the service.', 'Not about {service}'),
    send: words('The button that sends the inquiry.', 'Send message'),
    sending: words('The same button while it is being sent.', 'Sending…'),
    writeEmail: words('The same button if the form service has no key.', 'Write the email'),
    missingName: words('When the name is missing.', 'Enter your name.'),
    missingEmail: words('When the email address is missing.', 'Enter your email address.'),
    missingMessage: words('When the message is missing.', 'Write a message.'),
    wrongEmail: words(
      'When the email address is not valid.',
      'Enter a complete email address, such as name@company.com.',
    ),
    corrections: wordsWith(
      'Next to the button when fields are not valid. {count} is the number of fields.',
      '{count, plural, one {One field needs} other {# fields need}} a correction.',
    ),
    restored: words(
      'Next to the button when the form has restored earlier input.',
      'We kept what you typed earlier.',
    ),
    clear: words('The button that empties the form.', 'Clear the form'),
    another: words('Below the steps that replace the sent form.', 'Write another message'),
    lastSent: wordsWith('After an inquiry was sent.', 'Your last message was sent at {time}.'),
    privacy: words('Before the link to the privacy policy.', 'How we treat what you send:'),
    privacyPolicy: words('The link to the privacy policy.', 'privacy policy'),
  }),
  byHand: group('Below the contact form, for an inquiry that could not be sent.', {
    stillHere: words('Heading.', 'Your message is still here'),
    explanation: wordsWith(
      'Instructions. {email} is the address in the settings.',
      'Send the same words as an email. If no email program opens, copy them and write to {email}.',
    ),
    asText: words('Screen-reader label of the inquiry as a text.', 'Your message as text'),
    subject: wordsWith('The first line of that text.', 'Subject: {subject}'),
    openEmail: words('The button that opens an email.', 'Open as an email'),
    copy: words('The button that copies the text.', 'Copy the text'),
    copied: words('The same button once the text is copied.', 'Copied'),
    copiedNotice: words('Screen-reader message after copying.', 'The text is copied.'),
    copyRefused: words(
      'When the browser refuses to copy. The text is then selected.',
      'Your browser refused to copy. The text is selected: copy it with the keyboard or the menu.',
    ),
  }),
  toasts: group('In the notices after sending an inquiry.', {
    sent: words('First line, when it was sent.', 'Message sent successfully!'),
    reply: wordsWith('Second line, when it was sent.', "We'll get back to you within {time}."),
    failed: words('First line, when it was not sent.', 'Failed to send message'),
    retry: wordsWith(
      'Second line, when it was not sent. {email} is the address in the settings.',
      'Please try again or contact us directly at {email}.',
    ),
    sendEmail: words('The link to an email with the inquiry.', 'Send it as an email'),
    notices: words(
      'Screen-reader label of the notices, with their keyboard shortcut.',
      'Notices, Alt+T',
    ),
    close: words('The button that closes a notice.', 'Close notice'),
  }),
  contactPage: group('On /contact, next to the form.', {
    email: words('Label of the email address.', 'Email'),
    telephone: words('Label of the telephone number.', 'Telephone'),
    headquarters: words('Label of the postal address.', 'Headquarters'),
    openingHours: words('Label of the opening hours.', 'Opening hours'),
    areaServed: words('Label of the areas that the company serves.', 'Area served'),
    seeMap: words('The link that opens the map.', 'Show the map'),
    map: words('Screen-reader label of the map.', 'Map. Arrow keys move it.'),
    zoomIn: words('The button that enlarges the map.', 'Zoom in'),
    zoomOut: words('The button that shows a larger area of the map.', 'Zoom out'),
    directions: words('The link to directions on the map website.', 'Directions'),
    twoFingers: words('Below the map, on touch screens.', 'Two fingers move the map'),
  }),
  video: group('At the video.', {
    play: wordsWith('Screen-reader label of the button that plays it.', 'Play video: {title}'),
    watch: words('The link to the page of the video.', 'Watch it on its own page'),
  }),
}
