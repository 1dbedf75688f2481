import { createContext } from 'react'

/** Path of the current page, with the path prefix. */
export const CurrentPath = createContext('/')
