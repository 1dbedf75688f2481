import { createContext } from 'react'

/** Context with the current path, for links that mark the current page. */
export const CurrentPath = createContext('/')
