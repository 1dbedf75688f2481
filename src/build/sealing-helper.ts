/** The thread that helps to seal pages. */
import { sealSome } from './sealing'
import { help } from './threads'

help(sealSome)
