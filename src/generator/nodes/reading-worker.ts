/** The thread that helps to read. */

import { readSome } from './parallel-reading'
import { help } from './threads'

help(readSome)
