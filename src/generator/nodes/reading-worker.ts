/** The thread that helps to read. */

import { help } from '../publish/threads'
import { readSome } from './parallel-reading'

help(readSome)
