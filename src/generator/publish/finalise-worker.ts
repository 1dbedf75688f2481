/** A process that finalises pages for the build. */
import { workInChild } from './child-processes'
import { finaliseAndCopyHere } from './finalise-pages'

workInChild(finaliseAndCopyHere)
