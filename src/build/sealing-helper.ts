/** The thread that helps to seal pages. */
import { sealAndCopySome } from './sealing'
import { help } from './threads'

help(sealAndCopySome)
