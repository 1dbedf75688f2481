/** The worker thread that helps to finalise pages. */
import { finaliseAndCopySome } from './finalise-pages'
import { help } from './threads'

help(finaliseAndCopySome)
