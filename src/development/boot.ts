/** What the boot script does on built pages, as far as the development server needs it. */
import { bootedAttribute } from '../styles/first-paint'
import { followThemeChoice } from '../styles/theme-choice'

followThemeChoice()
document.documentElement.setAttribute(bootedAttribute, '')
