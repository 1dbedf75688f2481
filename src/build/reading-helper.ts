/** The thread that helps to read. */
import { readSome } from './reading'
import { help } from './threads'

help(readSome)
