/** The thread that helps to seal pages. */
import { finaliseAndCopySome } from './finalise-pages'
import { help } from './threads'

help(finaliseAndCopySome)
