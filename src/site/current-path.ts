import { createContext } from 'react'

/** The current path, for links that mark the current page. */
export const CurrentPath = createContext('/')
