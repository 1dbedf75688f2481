/** The part of the boot script that development pages need. */
import { bootedAttribute } from '../styles/first-paint'
import { followThemeChoice } from '../styles/theme-choice'

followThemeChoice()
document.documentElement.setAttribute(bootedAttribute, '')
