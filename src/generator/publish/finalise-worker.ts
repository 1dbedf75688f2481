/** The thread that helps to seal pages. */
import { sealAndCopySome } from './finalise-pages'
import { help } from './threads'

help(sealAndCopySome)
